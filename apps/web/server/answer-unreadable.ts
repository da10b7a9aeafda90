import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { UnreadableRequestAnswer } from "./rules/unreadable-request.ts";

/** Answers requests that Node's parser cannot read; it would do so bare. A connection amid another answer is closed. */
export function answerUnreadable(server: Server, answer: UnreadableRequestAnswer): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => {
    answering.set(request.socket, response);
    response.once("close", () => answering.delete(request.socket));
  });
  server.on("clientError", (error, socket) => {
    if (!socket.writable || answering.get(socket)?.headersSent) socket.destroy();
    else
      answer(error).then(
        (text) => socket.end(text, () => socket.destroy()),
        () => socket.destroy(),
      );
  });
}
