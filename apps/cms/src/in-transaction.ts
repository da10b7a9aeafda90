import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** Does all of a job or nothing of it. */
export async function inTransaction<T>(req: PayloadRequest, job: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await job();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
