import type { Context, MiddlewareHandler } from "hono";
import { formDefinition } from "../../app/forms/definitions/index.server";
import type { FormServices } from "../../app/forms/services";
import type { AppEnv } from "../app-env";
import { receiveForm, storedIds } from "../uploads/receive-form";
import type { UploadFiles } from "../uploads/upload-files";

type Options = {
  uploads: UploadFiles;
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
    const onFailure = (error: unknown) => context.get("log").error({ err: error }, "an upload could not be stored");
    const options = { uploads, mayStore, maxFiles, maxFileBytes: forms.maxFileBytes, onFailure };
    const received = await receiveForm(raw, options).catch(() => null);
    if (received === null) return context.text("The form is incomplete\n", 400);
    if (received === undefined) return context.text("The form is too large\n", 413);
    const { fields, files, isCutOff } = received;
    const headers = new Headers(raw.headers);
    headers.delete("content-length");
    headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
    context.req.raw = new Request(raw.url, { method, headers, body: fields });
    context.set("files", files);
    try {
      await next();
      if (isCutOff) context.header("Connection", "close");
    } finally {
      // The answer stands; what stays is tidied up later.
      await uploads
        .removeUnkept(storedIds(files))
        .catch((error: unknown) => context.get("log").error({ err: error }, "uploads stay"));
    }
  };
}

function maxFiles(form: string, field: string): number {
  const fields = formDefinition(form)?.fields;
  return (fields && Object.hasOwn(fields, field) ? fields[field]?.maxFiles : undefined) ?? 0;
}
