import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Prepares a server for its end; to be called before it listens.
 * @param graceMs answers that still run so long after the end has begun are cut off
 * @returns ends it: no new connections, those without an answer under way are closed at once, answers under way are the
 * last on their connection. Resolves when nothing is open any more.
 */
export function closeGracefully(server: Server, graceMs: number): () => Promise<void> {
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;

  function closeIdle() {
    const busy = new Set([...answers].map(({ req }) => req.socket));
    // Whatever has been written is sent first.
    for (const connection of connections) if (!busy.has(connection)) connection.destroySoon();
  }

  server.on("connection", (connection) => {
    connections.add(connection);
    connection.once("close", () => connections.delete(connection));
  });
  // Before anybody can send headers.
  server.prependListener("request", (_, response) => {
    answers.add(response);
    if (isClosing) response.setHeader("Connection", "close");
    response.once("close", () => {
      answers.delete(response);
      if (isClosing) closeIdle();
    });
  });

  return () =>
    new Promise((done) => {
      isClosing = true;
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(deadline);
        done();
      });
      for (const response of answers) if (!response.headersSent) response.setHeader("Connection", "close");
      closeIdle();
    });
}
