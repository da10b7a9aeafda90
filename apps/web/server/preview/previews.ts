import type { ContentSource, FilesSource, Ref } from "@waku/content";
import type { Clock } from "@waku/server/clock";
import type { Sealer } from "@waku/server/sealer";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { ContentBackend } from "../content/content-backend.ts";
import type { DraftProblem, Editor } from "../content/content-reply.ts";
import type { DraftContent } from "./draft-content.ts";

/** What an editor sees in place of the published site. */
export type Preview = {
  /** Drafts, or what is published when they cannot be had; nothing in it that measures visits. */
  content: ContentSource;
  /** Unknown while the backend does not answer. */
  editorName?: string;
  /** Why drafts cannot be shown. */
  failure?: string;
  problems: DraftProblem[];
  /** Where a document is edited. */
  editAddress: (ref: Ref) => string | undefined;
};

type Options = {
  backend: ContentBackend;
  drafts: DraftContent;
  /** What visitors see. */
  published: FilesSource;
  sealer: Sealer;
  clock: Clock;
  log: Logger;
  /** Whether the public address is https. */
  isHttps: boolean;
};

const cookieName = "site_preview";
const sealPurpose = "preview";
/** So long a session is taken for good without asking whose it is. */
const editorMemoryMs = 30_000;

/**
 * Editors of the content backend who see drafts on the site. Their session stands in a cookie that this site has sealed:
 * what anybody else puts there is told apart without asking the backend, and counts as no cookie at all.
 */
export class Previews {
  readonly #options: Options;
  readonly #editors: LRUCache<string, { editor: Editor; askedAt: number }>;
  #lastFailure: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#editors = new LRUCache({ max: 200 });
  }

  /**
   * Opens a session with the code an editor comes with.
   * @returns the cookie to set; undefined when the code is no good
   * @throws Error when the backend does not answer as agreed
   */
  async open(code: string): Promise<string | undefined> {
    const { backend, sealer } = this.#options;
    if (!/^[\w-]{1,200}$/.test(code)) return undefined;
    const opened = await backend.openSession(code);
    return opened && this.#cookie(sealer.seal(sealPurpose, opened.session, opened.seconds * 1000), opened.seconds);
  }

  /** The cookie that ends a session. */
  get leaveCookie(): string {
    return this.#cookie("", 0);
  }

  /** The session that a request carries. @param cookies its `Cookie` header */
  sessionIn(cookies: string | undefined): string | undefined {
    // Nearly every request ends here.
    if (!cookies?.includes(cookieName)) return undefined;
    const sealed = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(cookies)?.[1];
    const session = sealed && this.#options.sealer.open(sealPurpose, sealed);
    return typeof session === "string" ? session : undefined;
  }

  /** What the session shows; undefined when it is over. Without the backend that is the published site. */
  async show(session: string): Promise<Preview | undefined> {
    const { published, drafts } = this.#options;
    let editor: Editor | undefined;
    try {
      editor = await this.#editor(session);
      const latest = editor && (await drafts.latest(session));
      if (!editor || !latest || latest === "over") {
        this.#editors.delete(session);
        return undefined;
      }
      this.#lastFailure = undefined;
      const { content, problems, edit } = latest;
      return {
        content: unmeasured(content),
        editorName: editor.name,
        problems,
        editAddress: (ref) => `${edit}/${encodeURIComponent(ref)}`,
      };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      this.#report(failure);
      return {
        content: unmeasured(published),
        editorName: editor?.name,
        failure,
        problems: [],
        editAddress: () => undefined,
      };
    }
  }

  async #editor(session: string): Promise<Editor | undefined> {
    const { backend, clock } = this.#options;
    const known = this.#editors.get(session);
    const age = known && clock.now() - known.askedAt;
    // Below zero the clock was set back.
    if (known && age !== undefined && age >= 0 && age < editorMemoryMs) return known.editor;
    this.#editors.delete(session);
    const editor = await backend.editor(session);
    if (editor) this.#editors.set(session, { editor, askedAt: clock.now() });
    return editor;
  }

  #report(failure: string): void {
    if (failure !== this.#lastFailure) this.#options.log.warn({ reason: failure }, "drafts cannot be shown to editors");
    this.#lastFailure = failure;
  }

  #cookie(value: string, seconds: number): string {
    const secure = this.#options.isHttps ? "; Secure" : "";
    return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

/** The same content without the services that measure or identify visitors: editors at work are none. */
function unmeasured(source: ContentSource): ContentSource {
  return {
    ...source,
    async globals() {
      const globals = await source.globals();
      return { ...globals, integrations: { analytics: null, chat: null, visitorIdentification: null } };
    },
  };
}
