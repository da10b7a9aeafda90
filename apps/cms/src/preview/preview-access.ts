import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Who may see drafts on the site: a person, and the sign-in that this right ends with. */
export type Grant = { user: number | string; signIn: string };

const codeLifetimeMs = 60_000;
const sessionLifetimeMs = 8 * 3_600_000;

/**
 * Codes that lead an editor from the backend to the site. Each is good once and for a minute. They live in memory: after
 * a restart the button is pressed again.
 */
export class PreviewCodes {
  readonly #grants = new Map<string, { grant: Grant; expires: number }>();
  readonly #now: () => number;

  /** @param now by default the time that passes, whatever the clock is set to */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  issue(grant: Grant): string {
    for (const [code, { expires }] of this.#grants) if (expires <= this.#now()) this.#grants.delete(code);
    const code = randomBytes(24).toString("base64url");
    this.#grants.set(code, { grant, expires: this.#now() + codeLifetimeMs });
    return code;
  }

  /** @returns undefined for a code that is unknown, used or too old */
  redeem(code: string): Grant | undefined {
    const issued = this.#grants.get(code);
    this.#grants.delete(code);
    return issued && issued.expires > this.#now() ? issued.grant : undefined;
  }
}

/** Session tokens that the site stores for an editor. What they grant is looked up anew with every use. */
export class PreviewSessions {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** @returns the token, and how many seconds it is good for */
  open(grant: Grant): { session: string; seconds: number } {
    const content = Buffer.from(JSON.stringify({ grant, expires: this.#now() + sessionLifetimeMs }));
    const text = content.toString("base64url");
    return { session: `${text}.${this.#signature(text)}`, seconds: sessionLifetimeMs / 1000 };
  }

  /** @returns undefined for a token that is forged or too old */
  read(session: string): Grant | undefined {
    const [text = "", signature = ""] = session.split(".");
    const [given, own] = [Buffer.from(signature), Buffer.from(this.#signature(text))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    const { grant, expires } = JSON.parse(Buffer.from(text, "base64url").toString()) as {
      grant: Grant;
      expires: number;
    };
    return expires > this.#now() ? grant : undefined;
  }

  #signature(text: string): string {
    return createHmac("sha256", this.#secret).update(`preview session ${text}`).digest("base64url");
  }
}

/** A person's sign-ins, as the backend keeps them. */
type SignIns = { id: string; expiresAt: string | Date }[] | null | undefined;

/** Whether the sign-in that a grant came from still holds: signing out ends it. */
export function isStillSignedIn(signIns: SignIns, { signIn }: Grant, now: number): boolean {
  return (signIns ?? []).some(({ id, expiresAt }) => id === signIn && new Date(expiresAt).getTime() > now);
}
