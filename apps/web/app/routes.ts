import { prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { pagesAmongRobots } from "@waku/content/required-paths";
import { hasUiPage } from "../build-folder";

/**
 * The whole route table. Every route stands below the language prefix; addresses without one are
 * redirected by the server before they come here. Which page documents there are is no matter of routes: whatever no
 * other route takes is looked for among them. No document can stand where another route is (`noPlaceForPage`).
 */
export default [
  ...prefix(":locale", [
    ...pagesAmongRobots.map((path) => route(path, "pages/page.tsx", { id: path })),
    route("company/clients/:clientSlug", "pages/item.tsx", { id: "client" }),
    route("company/jobs/:jobSlug", "pages/item.tsx", { id: "job" }),
    route("company/partners/:partnerSlug", "pages/item.tsx", { id: "partner" }),
    route("company/press/:postSlug", "pages/item.tsx", { id: "pressRelease" }),
    route("robot-journey/waku-update/:postSlug", "pages/item.tsx", { id: "update" }),
    route("magazine/:postSlug", "pages/item.tsx", { id: "article" }),
    route("robot-journey/reliable-robots-manufacturers/:chapter", "pages/chapter.tsx", { id: "chapter:manufacturers" }),
    route("robot-journey/reliable-robots-manufacturers/:chapter/:section", "pages/section.tsx", {
      id: "section:manufacturers",
    }),
    route("robot-journey/robot-operations/:chapter", "pages/chapter.tsx", { id: "chapter:operations" }),
    route("robot-journey/robot-operations/:chapter/:section", "pages/section.tsx", { id: "section:operations" }),
    route("robot-journey/sustainable-automation/:chapter", "pages/chapter.tsx", { id: "chapter:sustainable" }),
    route("robot-journey/sustainable-automation/:chapter/:section", "pages/section.tsx", { id: "section:sustainable" }),
    route("fault-codes/:code", "pages/fault-code.tsx"),
    route("robots/makers/:maker", "pages/robot-maker.tsx"),
    route("robots/types/:type", "pages/robot-type.tsx"),
    route("robots/:robot", "pages/robot.tsx"),
    route("page", "pages/plain-page-index.tsx"),
    route("booking", "pages/booking.tsx"),
    route("search", "pages/search.tsx"),
    route("page/:pageSlug", "pages/item.tsx", { id: "plainPage" }),
    ...(hasUiPage ? [route("_ui", "pages/ui-page.tsx")] : []),
    route("-", "pages/refused.tsx"),
    route("*", "pages/page.tsx", { id: "page" }),
  ]),
] satisfies RouteConfig;
