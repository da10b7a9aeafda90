import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "../ui/picture/picture";
import type { PictureView } from "../ui/views";

/** The picture that a text opens with, as a part of it, which the browser never draws again. */
export function textPictureHtml(picture: PictureView, caption: string | undefined): string {
  return renderToStaticMarkup(
    <figure className="text-picture">
      <Picture picture={picture} sizes="(min-width: 40rem) 36rem, 92vw" ground="page" isFirst />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>,
  );
}
