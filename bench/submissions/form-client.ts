import { Agent, request } from "node:http";

export type FormClient = {
  /** Sends one contact form as a browser does. @returns the status; 0 when no answer came */
  send: (email: string) => Promise<number>;
  close: () => void;
};

/** Bytes of one form as it is sent, about what a real inquiry has. */
export function formBody(email: string): string {
  const message = "We run twelve mobile robots of two makes and look for one place for their maintenance. ".repeat(4);
  return new URLSearchParams({ form: "contact", name: "Ada Lovelace", email, company: "Engines", message }).toString();
}

/** Sends forms over keep-alive connections. */
export function formClient(origin: string, connections: number): FormClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname: host, port } = new URL(origin);
  const send = (email: string) =>
    new Promise<number>((resolve) => {
      const body = formBody(email);
      const headers = {
        Origin: origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      };
      const sent = request({ host, port, path: "/en/contact", method: "POST", agent, headers, timeout: 10_000 });
      sent.on("response", (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", () => resolve(0));
      });
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => resolve(0));
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
