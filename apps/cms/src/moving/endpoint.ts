import { ContentError, formatProblem, isContentFile } from "@waku/content";
import { createLocalReq, type Endpoint } from "payload";
import { z } from "zod";
import { isOperator } from "../access/operator-key.ts";
import { refuseStranger } from "../access/site-token.ts";
import { env } from "../current-env.ts";
import { inFolder, problemsOfFolder } from "../publishing/check-candidate.ts";
import { together } from "../publishing/together.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import { ContentImport } from "./import-content.ts";

const order = z.strictObject({
  files: z.record(z.string().refine(isContentFile), z.string()),
  dryRun: z.boolean().default(false),
  overDrafts: z.boolean().default(false),
});

/**
 * `POST /api/content-import`: publishes the files of a content folder, all or none; what they say already stays as it is.
 * Answers what differs; 409 where editors have drafts of it, 400 with what is wrong, 401 without the operator's key.
 */
export const contentImport: Endpoint = {
  path: "/content-import",
  method: "post",
  handler: async (req) => {
    if (!isOperator(req.headers, env.secret)) return refuseStranger();
    const parsed = order.safeParse(await readJson(req));
    if (!parsed.success) return Response.json({ problems: ["This is no content folder."] }, { status: 400 });
    const { dryRun, overDrafts } = parsed.data;
    const files = new Map(Object.entries(parsed.data.files));
    try {
      return await inFolder(files, async (folder) => {
        const problems = await problemsOfFolder(folder, "publishing");
        if (problems.length > 0) throw new ContentError(problems);
        const own = await createLocalReq({ context: { [together]: true } }, req.payload);
        const work = await ContentImport.plan(own, files);
        const { drafts } = work.report;
        if (drafts.length > 0 && !overDrafts) return Response.json(work.report, { status: dryRun ? 200 : 409 });
        if (!dryRun) await work.carryOut();
        return Response.json(work.report);
      });
    } catch (error) {
      if (error instanceof ContentError)
        return Response.json({ problems: error.problems.map(formatProblem) }, { status: 400 });
      if (error instanceof Refusal) return Response.json({ problems: error.message.split("\n") }, { status: 400 });
      throw error;
    }
  },
};
