import type { Globals } from "@waku/content";
import { faultAreas, faultDevices, faultParts } from "@waku/content/fault-names";
import type { FaultCode } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import { plainLine } from "@waku/i18n/plain-text";
import type { Query } from "../../context/query";
import { formatNumber } from "../../robots/format";
import { codeOf, faultPath } from "../addresses";
import { searchFaults } from "../fault-search.server";
import { areaOf, type FaultFilter, faultParams, faultsHref, maxTyped } from "../model";
import { faultTexts } from "../texts";
import type { FaultListView } from "./fault-list-view";

/** The library as an address asks for it. */
export function faultListView(globals: Globals, locale: Locale, search: Query): FaultListView {
  const { faultCodes } = globals;
  const t = faultTexts[locale];
  const issues: FaultListView["issues"] = [];
  const oneOf = <Name extends string>(field: "device" | "part", names: readonly Name[]): Name | undefined => {
    const value = plainLine(search.get(faultParams[field])?.slice(0, maxTyped) ?? "");
    const known = names.find((name) => name === value);
    if (value !== "" && known === undefined) issues.push({ field, value });
    return known;
  };
  const filter: FaultFilter = {
    text: plainLine(search.get(faultParams.text) ?? "").slice(0, maxTyped),
    device: oneOf("device", faultDevices),
    part: oneOf("part", faultParts),
  };
  const asked = filter.text === "" ? undefined : searchFaults(globals, locale, filter.text);
  const candidates = asked ? inOrder(faultCodes, asked.ids) : faultCodes;
  const fits = (fault: FaultCode, { device, part }: Omit<FaultFilter, "text">) =>
    (device === undefined || fault.devices.includes(device)) && (part === undefined || fault.part === part);
  const found = candidates.filter((fault) => fits(fault, filter));
  const row = (fault: FaultCode) => {
    const { title, sign } = fault[locale];
    const code = codeOf(fault.id);
    const href = localePath(locale, faultPath(fault.id));
    return { id: fault.id, code, title, name: t.title(code, title), sign, part: t.parts[fault.part], href };
  };
  const { device, part } = filter;
  const ways = [
    ...(filter.text && faultCodes.some((fault) => fits(fault, filter))
      ? [{ name: filter.text, href: faultsHref(locale, { ...filter, text: "" }) }]
      : []),
    ...(device && candidates.some((fault) => fits(fault, { part }))
      ? [{ name: t.devices[device], href: faultsHref(locale, { ...filter, device: undefined }) }]
      : []),
    ...(part && candidates.some((fault) => fits(fault, { device }))
      ? [{ name: t.parts[part], href: faultsHref(locale, { ...filter, part: undefined }) }]
      : []),
  ];
  const areas = faultAreas.filter((area) => faultCodes.some(({ id }) => areaOf(id) === area));
  const groups = asked
    ? [{ codes: found.map(row) }]
    : areas.map((area) => ({ area, codes: found.filter(({ id }) => areaOf(id) === area).map(row) }));
  const present = new Set(faultCodes.map((fault) => fault.part));
  const { compare } = new Intl.Collator(locale);
  return {
    filter,
    devices: faultDevices.filter((name) => faultCodes.some(({ devices }) => devices.includes(name))),
    parts: faultParts.filter((name) => present.has(name)).sort((a, b) => compare(t.parts[a], t.parts[b])),
    all: formatNumber(faultCodes.length, locale),
    areas: formatNumber(areas.length, locale),
    found: formatNumber(found.length, locale),
    groups: groups.filter(({ codes }) => codes.length > 0),
    issues,
    spelling: asked?.spelling,
    ways: found.length > 0 ? [] : ways,
    isNarrowed: filter.text !== "" || device !== undefined || part !== undefined || issues.length > 0,
  };
}

function inOrder(codes: readonly FaultCode[], ids: string[]): FaultCode[] {
  const byId = new Map(codes.map((code) => [code.id, code]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
