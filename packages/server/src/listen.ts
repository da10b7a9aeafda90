import type { Server } from "node:http";
import { StartError } from "./start-error.ts";

type Address = { host: string; port: number };

/**
 * Starts listening.
 * @param variables names of the variables that hold the address, for messages
 * @throws StartError that says what to change
 */
export function listen(server: Server, { host, port }: Address, variables: Record<keyof Address, string>) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const { host: hostName, port: portName } = variables;
      if (error.code === "EADDRINUSE")
        reject(
          new StartError(`Port ${port} is in use: choose another with ${portName}=…, or end the process that has it.`),
        );
      else if (error.code === "EACCES")
        reject(new StartError(`Port ${port} needs more rights: choose one above 1023 with ${portName}=….`));
      else
        reject(new StartError(`Cannot listen on ${host}:${port} (${error.code}): check ${hostName} and ${portName}.`));
    });
    server.listen(port, host, resolve);
  });
}
