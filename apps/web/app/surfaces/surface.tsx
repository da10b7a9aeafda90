import type { SurfaceName } from "@waku/content/schema";

/** A drawn part of the product by name. */
export function Surface({ name }: { name: SurfaceName }) {
  return <div data-surface={name} />;
}
