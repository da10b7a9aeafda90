import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { captureStaticRegions } from "./layout/static-region/static-region";

captureStaticRegions();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
