/** Whether the page of all parts and blocks belongs to the site: in development, and in a build made for its tests. */
export const hasUiPage = process.env.NODE_ENV === "development" || process.env.UI_PAGE === "1";

/** Folder of the build. A build with the page of all parts has one of its own and never takes the site's place. */
export const buildFolder = process.env.UI_PAGE === "1" ? "build-ui-page" : "build";
