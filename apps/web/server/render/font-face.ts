import fonts from "../../app/styles/fonts/fonts.css?raw";
import fontData from "../../app/styles/fonts/host-grotesk.woff2?inline";
import { minifyCss } from "./minify";

/**
 * The font face with the font in it. A font file of its own would come after the first paint and move lines or
 * show another face first; inside the page it costs no round trip (docs/decisions/006).
 */
export const fontFace = minifyCss(fonts.replace("./host-grotesk.woff2", fontData));
