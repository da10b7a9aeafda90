import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string;
  idempotencyKey: string;
  body: unknown;
};
export type ApiAnswer = { status: number; body: unknown };
/** Ways in which a call can go wrong before, during or after the receiver's work. */
export type Trouble =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "hang"
  | "die before"
  | "die after";

export type ApiServer = {
  url: string;
  requests: ApiRequest[];
  /** The next calls meet these, one each. */
  troubles: Trouble[];
  close: () => Promise<void>;
};

/** A receiver on loopback that answers JSON, and now and then has trouble. */
export async function startApiServer(answer: (request: ApiRequest) => ApiAnswer): Promise<ApiServer> {
  const requests: ApiRequest[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    requests.push(request);
    const trouble = troubles.shift();
    if (trouble === "hang") return;
    if (trouble === "die before") return void response.socket?.destroy();
    if (typeof trouble === "object") return void response.writeHead(trouble.status, trouble.headers).end(trouble.body);
    send(response, answer(request), trouble === "die after");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    troubles,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://localhost");
  return {
    method: incoming.method ?? "",
    path: pathname,
    query: searchParams,
    authorization: incoming.headers.authorization ?? "",
    idempotencyKey: String(incoming.headers["idempotency-key"] ?? ""),
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/** @param breaksOff the answer ends in its middle, after the work was done */
function send(response: ServerResponse, { status, body }: ApiAnswer, breaksOff: boolean): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
  if (breaksOff) response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
  else response.end(text);
}
