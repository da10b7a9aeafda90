import type { IncomingMessage, ServerResponse } from "node:http";
import { TextServer } from "./text-server.ts";

/** What a content backend answers for editors: sessions by code, whose they are, and the newest texts. */
export class EditorEndpoints {
  /** Sessions that codes open, each once. */
  readonly codes = new Map<string, string>();
  /** Names of editors by session; who loses their role or signs out is removed. */
  readonly editors = new Map<string, string>();
  readonly #texts = new TextServer();

  /** Texts that were sent, a list for each request. */
  get sent(): string[][] {
    return this.#texts.sent;
  }

  /** Lets an editor in with a code, the session being as good as new. */
  letIn(code: string, name: string): void {
    this.codes.set(code, `session-of-${code}`);
    this.editors.set(`session-of-${code}`, name);
  }

  /** The newest texts from now on, and what is wrong with them. */
  save(files: Record<string, string>, problems: object[] = []): void {
    this.#texts.offer(files, { redirects: [], edit: "https://cms.example/api/preview/edit", problems });
  }

  /** @returns whether the path was one of these */
  answer(request: IncomingMessage, response: ServerResponse, { pathname: path, searchParams }: URL): boolean {
    const name = this.editors.get(String(request.headers["x-editor-session"]));
    const json = (body: unknown, headers = {}) =>
      response.writeHead(200, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
    const over = () => response.writeHead(410).end();
    if (path === "/api/preview/session" && request.method === "POST") void this.#open(request, json, over);
    else if (path === "/api/preview/editor") name === undefined ? over() : json({ name });
    else if (path === "/api/preview/texts")
      name === undefined ? over() : void this.#texts.answerTexts(request, response);
    else if (path === "/api/preview/content") {
      const etag = `"${this.#texts.manifest?.version}"`;
      if (name === undefined) over();
      else if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
      else json(this.#texts.manifestSince(searchParams.get("since")), { ETag: etag });
    } else return false;
    return true;
  }

  async #open(request: IncomingMessage, json: (body: unknown) => unknown, over: () => unknown): Promise<void> {
    const { code } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const session = this.codes.get(code);
    this.codes.delete(code);
    if (session === undefined) over();
    else json({ session, seconds: 8 * 3600 });
  }
}
