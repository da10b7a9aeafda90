import { notFound } from "../page-data/document";

/** Every address no other route knows. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
