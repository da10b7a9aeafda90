import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { send } from "./send";

const site = commonSite();

/** Rows of a table of prices: what is paid for, by the month, by the year. */
function rowsOf(table: HTMLElement | null | undefined): string[][] {
  return (table?.querySelectorAll("tbody tr") ?? []).map((row) =>
    row.querySelectorAll("th, td").map((cell) => cell.text.replace(/\s+/g, " ").trim()),
  );
}

describe.each([
  ["de", "Summe, netto"],
  ["en", "Total, net"],
])("worked bills on the price page, %s", (locale, total) => {
  it("agree line by line with the configurator, by the month and in advance", async () => {
    const bills = parse((await send(site, `/${locale}/pricing`)).text).querySelectorAll("#bills article");
    expect(bills).toHaveLength(3);
    for (const bill of bills) {
      const shown = rowsOf(bill.querySelector("table"));
      const address = bill.querySelector("a")?.getAttribute("href") ?? "";
      const quote = async (billing: string) => {
        const { text } = await send(site, address.replace("billing=monthly", `billing=${billing}`));
        return rowsOf(parse(text).querySelector("main table"));
      };
      const [monthly, yearly] = [await quote("monthly"), await quote("yearly")];
      expect(monthly.at(-1)?.[0]).toBe(total);
      expect(shown.slice(0, monthly.length)).toEqual(monthly);
      const [discount, prepaid] = shown.slice(monthly.length);
      expect(discount).toEqual(yearly.at(-2));
      expect(prepaid?.slice(1)).toEqual(yearly.at(-1)?.slice(1));
    }
  });
});
