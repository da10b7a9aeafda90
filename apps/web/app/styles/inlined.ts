/** Id of the element that holds the rules a page uses. */
export const inlinedStylesId = "page-styles";

/** What stands where the server puts the rules in. */
export const inlinedStylesPlace = "/*page-styles*/";

/**
 * The rules a page uses: the server puts them in when a page is rendered (server/render), the browser keeps what
 * it got, also where React builds the document anew (error pages). The whole stylesheet follows when needed.
 */
export const inlinedStyles = {
  __html: import.meta.env.SSR ? inlinedStylesPlace : (document.getElementById(inlinedStylesId)?.textContent ?? ""),
};
