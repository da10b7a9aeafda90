/** Id of the element that holds the rules a page uses. */
export const inlinedStylesId = "page-styles";

/**
 * The rules a page uses: the server puts them in when a page is rendered (server/render), the browser keeps what
 * it got, also where React builds the document anew (error pages). The whole stylesheet follows when needed.
 */
export const inlinedStyles = {
  __html: import.meta.env.SSR ? "/*page-styles*/" : (document.getElementById(inlinedStylesId)?.textContent ?? ""),
};
