import { type PictureFormat, type PictureGround, pictureFile, pictureWidths } from "@waku/content/picture-files";
import type { PictureView } from "../views";
import styles from "./picture.module.css";

type Props = {
  picture: PictureView;
  /** Width it is shown at, as in the `sizes` attribute of an image. */
  sizes: string;
  /** `page`: follows the visitor's colour scheme; `navy`, `mint`: for bands that keep their colours. */
  ground: "page" | "navy" | "mint";
  /** For pictures at the top of a page: fetched at once instead of when near. */
  isFirst?: boolean;
};

/** A picture of a machine or place, 4:3, in the sizes and formats it comes in. */
export function Picture({ picture: { name, alt, hasLight }, sizes, ground, isFirst = false }: Props) {
  const base = ground !== "navy" && hasLight ? "light" : "navy";
  const scheme = ground === "page" && hasLight ? "(prefers-color-scheme: dark)" : undefined;
  return (
    <picture className={styles.picture}>
      {scheme && <source media={scheme} type="image/avif" srcSet={files(name, "navy", "avif")} sizes={sizes} />}
      {scheme && <source media={scheme} type="image/webp" srcSet={files(name, "navy", "webp")} sizes={sizes} />}
      <source type="image/avif" srcSet={files(name, base, "avif")} sizes={sizes} />
      <img
        src={`/media/${pictureFile(name, base, 800, "webp")}`}
        srcSet={files(name, base, "webp")}
        sizes={sizes}
        width={1200}
        height={900}
        alt={alt}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

function files(name: PictureView["name"], ground: PictureGround, format: PictureFormat): string {
  return pictureWidths.map((width) => `/media/${pictureFile(name, ground, width, format)} ${width}w`).join(", ");
}
