import type { ContentSource } from "@waku/content";
import { robotNumbers } from "@waku/content/robot-names";
import type { Robot } from "@waku/content/schema";
import { isLocale } from "@waku/i18n/locale";
import { toCsv } from "@waku/server/csv";
import type { MiddlewareHandler } from "hono";
import { readComparison } from "../../app/robots/model/compare";
import { makerName } from "../../app/robots/robot-rows";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";

/** The comparison of robots as a table for spreadsheets, one model a row; values and names as in the data, in any language. */
export function comparisonCsv(content: ContentSource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const [, language] = /^\/(\w+)\/robots\/compare\.csv$/.exec(context.req.path) ?? [];
    if (!isLocale(language)) return next();
    const { robots: data } = await content.globals();
    const { robots } = readComparison(new URL(context.req.url).searchParams, data);
    const rows = robots.map((robot) => rowOf(robot, makerName(data.manufacturers, robot.manufacturer)));
    return context.body(toCsv([columns, ...rows]), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="robots.csv"',
      "Cache-Control": cacheControl.visit,
      "X-Robots-Tag": "noindex",
    });
  };
}

const columns = [
  "model",
  "manufacturer",
  "type",
  "status",
  "payload_kg",
  "reach_mm",
  "max_speed_m_per_s",
  "weight_kg",
  "run_time_h",
  "degrees_of_freedom",
  "navigation",
  "protocols",
  "source",
  "source_kind",
  "read",
];

/** An empty cell was not read. */
function rowOf(robot: Robot, maker: string): string[] {
  const { model, type, status, navigation, protocols, source, sourceKind, read } = robot;
  const numbers = robotNumbers.map((number) => String(robot[number] ?? ""));
  return [
    model,
    maker,
    type,
    status,
    ...numbers,
    navigation.join("; "),
    protocols.join("; "),
    source,
    sourceKind,
    read,
  ];
}
