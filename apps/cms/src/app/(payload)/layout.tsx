import config from "@payload-config";
import "@payloadcms/next/css";
import "../../admin/panel.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { schedulePlan } from "../../plans/schedule-plan";
import { importMap } from "./admin/importMap";

const serverFunctions = { "schedule-publish": schedulePlan };

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
