import type { Where } from "payload";

/** What the filters above the list of leads can be set to; an empty text is no condition. */
export type FilterName = "state" | "form" | "locale" | "assignee" | "deliveryState" | "from" | "to" | "isSuspected";

export const nobody = "nobody";
export const notSpam = "not-spam";

type Condition = Record<string, Record<string, unknown>>;

/** Operators that belong to the first and to the last day. The dashboard asks for what came before a time. */
const sinceOperators = ["greater_than_equal"];
const untilOperators = ["less_than_equal", "less_than"];

/** What the address of the list says, also one that the dashboard leads to. */
export function chosenIn(where: Where | undefined): Record<FilterName, string> {
  const conditions = ((where?.and ?? []) as Condition[]).flatMap((condition) => Object.entries(condition));
  const value = (field: string, ...operators: string[]) => {
    const found = conditions.find(([name, test]) => name === field && operators.some((each) => each in test));
    return found ? String(operators.map((each) => found[1][each]).find((each) => each !== undefined)) : "";
  };
  const dayOf = (time: string) => time && new Date(time).toLocaleDateString("sv-SE");
  return {
    state: value("state", "not_equals") ? notSpam : value("state", "equals"),
    form: value("form", "equals"),
    locale: value("locale", "equals"),
    assignee: value("assignee", "exists") ? nobody : value("assignee", "equals"),
    deliveryState: value("deliveryState", "equals"),
    isSuspected: value("isSuspected", "equals"),
    from: dayOf(value("acceptedAt", ...sinceOperators)),
    to: dayOf(value("acceptedAt", ...untilOperators)),
  };
}

/** The conditions with one filter set to a value; all others stay, also those that no filter can show. */
export function withFilter(where: Where | undefined, name: FilterName, value: string): Where {
  const { and = [], ...rest } = where ?? {};
  const others = [...and, ...(Object.keys(rest).length > 0 ? [rest] : [])].filter((each) => !isOf(each, name));
  const all = [...others, ...(value ? [conditionOf(name, value)] : [])];
  return all.length > 0 ? { and: all } : {};
}

function isOf(condition: Where, name: FilterName): boolean {
  if (name !== "from" && name !== "to") return name in condition;
  const operators = name === "from" ? sinceOperators : untilOperators;
  const { acceptedAt = {} } = condition as Condition;
  return operators.some((each) => each in acceptedAt);
}

/** Days of the reader's own time zone; the last one is included. */
function conditionOf(name: FilterName, value: string): Where {
  if (name === "from") return { acceptedAt: { greater_than_equal: new Date(`${value}T00:00`).toISOString() } };
  if (name === "to") return { acceptedAt: { less_than_equal: new Date(`${value}T23:59:59.999`).toISOString() } };
  if (name === "state" && value === notSpam) return { state: { not_equals: "spam" } };
  if (name === "assignee" && value === nobody) return { assignee: { exists: false } };
  return { [name]: { equals: value } };
}
