/**
 * Place for the rules a page uses. The server puts them in when a page is rendered (server/render); the whole
 * stylesheet follows with the scripts. The browser gives back the rules it got, also when the document is made anew
 * around an error page: others would not pass the Content-Security-Policy.
 */
export const inlinedStyles = {
  __html: import.meta.env.SSR ? "/*page-styles*/" : (document.querySelector("head > style")?.innerHTML ?? ""),
};
