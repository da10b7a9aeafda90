import type { FormServices, ReceivedFile } from "@waku/leads";
import { formDefinition } from "@waku/leads/forms";
import { receiveForm, storedIds, type TakenFiles } from "@waku/leads/receive-form";
import type { ScanFile, UploadFiles, UploadRoom } from "@waku/leads/uploads";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

export type Uploads = {
  files: UploadFiles;
  room: UploadRoom;
  /** Looks for viruses, where a scanner is configured. */
  scan: ScanFile | undefined;
};

type Options = {
  uploads: Uploads;
  forms: FormServices;
  addressOf: (context: Context<AppEnv>) => string;
};

/**
 * Takes the files out of a form: what follows sees the text alone, and the files beside it. A file that no lead was
 * accepted with is gone when the answer is.
 */
export function formFiles({ uploads, forms, addressOf }: Options): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req;
    if (method !== "POST" || !context.req.header("content-type")?.toLowerCase().startsWith("multipart/form-data"))
      return next();
    const mayStore = await forms.isWithinLimit(addressOf(context), "upload");
    const log = context.get("log");
    const onFailure = (error: unknown) => log.error({ err: error }, "an upload could not be stored or scanned");
    const places = uploads.room.places();
    let files: ReceivedFile[] = [];
    try {
      const received = await receiveForm(raw, {
        uploads: uploads.files,
        scan: uploads.scan,
        mayStore,
        takeRoom: places.take,
        taken: takenFiles,
        maxFileBytes: forms.maxFileBytes,
        onFailure,
      }).catch(() => null);
      if (received === null) throw new Refusal(400);
      if (received === undefined) throw new Refusal(413);
      files = received.files;
      const headers = new Headers(raw.headers);
      headers.delete("content-length");
      headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
      context.req.raw = new Request(raw.url, { method, headers, body: received.fields });
      context.set("files", files);
      await next();
      if (received.isCutOff) context.header("Connection", "close");
    } finally {
      places.settle(keptBytes(files, uploads.files));
      // The answer stands; what stays is tidied up later.
      await uploads.files
        .removeUnkept(storedIds(files))
        .catch((error: unknown) => log.error({ err: error }, "uploads stay"));
    }
  };
}

function keptBytes(files: ReceivedFile[], uploads: UploadFiles): number {
  const kept = files.flatMap(({ result }) => (typeof result === "object" && uploads.isKept(result.id) ? result : []));
  return kept.reduce((sum, { bytes }) => sum + bytes, 0);
}

function takenFiles(form: string, field: string): TakenFiles | undefined {
  const fields = formDefinition(form)?.fields;
  const { maxFiles, fileSet } = (fields && Object.hasOwn(fields, field) && fields[field]) || {};
  return maxFiles && fileSet ? { maxFiles, fileSet } : undefined;
}
