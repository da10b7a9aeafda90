import { symbol } from "@waku/icons/symbol";

/** Symbol of the brand, at the start of every page of the panel. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <path d={symbol.path} fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
      <path d={symbol.waypoint} fill="currentColor" />
    </svg>
  );
}

/** Symbol and name, where one signs in. */
export function BrandLogo() {
  return (
    <p style={{ display: "flex", alignItems: "center", gap: "0.75rem", fontSize: "2rem", fontWeight: 650 }}>
      <BrandIcon />
      WAKU
    </p>
  );
}
