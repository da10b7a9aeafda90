/**
 * Place for the rules a page uses. The server puts them in when a page is rendered (server/render);
 * the browser keeps what it got, and the whole stylesheet follows with the scripts.
 */
export const inlinedStyles = { __html: "/*page-styles*/" };
