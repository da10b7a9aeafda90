import { get } from "node:http";

export type RawResponse = { status: number; headers: [string, string][]; body: Buffer };

/** One GET as a browser asks, its body left compressed. */
export function fetchRaw(url: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { "accept-encoding": "br" }, timeout: 10_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { rawHeaders, statusCode = 0 } = response;
        const headers = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
        );
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("timeout", () => request.destroy(new Error(`${url} did not answer`)));
    request.on("error", reject);
  });
}
