import { beforeEach, describe, expect, it, vi } from "vitest";
import { isStillSignedIn, PreviewCodes, PreviewSessions } from "./preview-access.ts";

const grant = { user: 7, signIn: "sign-in-1" };
let now: number;
const clock = () => now;
beforeEach(() => {
  now = 1_000_000;
});

describe("codes", () => {
  it("are good once", () => {
    const codes = new PreviewCodes(clock);
    const code = codes.issue(grant);
    expect(codes.redeem(code)).toEqual(grant);
    expect(codes.redeem(code)).toBeUndefined();
  });

  it("are good for a minute", () => {
    const codes = new PreviewCodes(clock);
    const [first, second] = [codes.issue(grant), codes.issue(grant)];
    now += 59_999;
    expect(codes.redeem(first)).toEqual(grant);
    now += 1;
    expect(codes.redeem(second)).toBeUndefined();
  });

  it("are good for a minute whatever the clock is set to", () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const codes = new PreviewCodes();
    const [first, second] = [codes.issue(grant), codes.issue(grant)];
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect(codes.redeem(first)).toEqual(grant);
    vi.setSystemTime(Date.now() - 48 * 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(codes.redeem(second)).toBeUndefined();
    vi.useRealTimers();
  });

  it("cannot be guessed", () => {
    const codes = new PreviewCodes(clock);
    const all = new Set(Array.from({ length: 100 }, () => codes.issue(grant)));
    expect(all.size).toBe(100);
    for (const code of all) expect(code).toMatch(/^[\w-]{32}$/);
    for (const guess of ["", "x", "__proto__"]) expect(codes.redeem(guess)).toBeUndefined();
  });
});

describe("session tokens", () => {
  const sessions = new PreviewSessions("0123456789abcdef0123456789abcdef", clock);

  it("are good for eight hours", () => {
    const { session, seconds } = sessions.open(grant);
    expect(seconds).toBe(8 * 3600);
    now += seconds * 1000 - 1;
    expect(sessions.read(session)).toEqual(grant);
    now += 1;
    expect(sessions.read(session)).toBeUndefined();
  });

  it("are refused when anything of them was changed, or somebody else signed them", () => {
    const { session } = sessions.open(grant);
    const [text = "", signature = ""] = session.split(".");
    const other = Buffer.from(JSON.stringify({ grant: { ...grant, user: 1 }, expires: now + 9e9 })).toString(
      "base64url",
    );
    const foreign = new PreviewSessions("another secret, which is as long as it", clock).open(grant).session;
    for (const forged of ["", ".", text, `${text}.`, `.${signature}`, `${other}.${signature}`, `${session}x`, foreign])
      expect(sessions.read(forged), forged).toBeUndefined();
  });
});

describe("a sign-in", () => {
  const signIns = [{ id: "sign-in-1", expiresAt: new Date(2_000_000).toISOString() }];

  it("holds until it is over or ended", () => {
    expect(isStillSignedIn(signIns, grant, now)).toBe(true);
    expect(isStillSignedIn(signIns, grant, 2_000_000)).toBe(false);
    expect(isStillSignedIn([], grant, now)).toBe(false);
    expect(isStillSignedIn(null, grant, now)).toBe(false);
    expect(isStillSignedIn(signIns, { ...grant, signIn: "sign-in-2" }, now)).toBe(false);
  });
});
