/** As many files at a time as a disk has use for; all of them at once are more than a process may have open. */
const concurrency = 16;

/** Does a job for every item, several at a time. @throws what the first failed job threw, when none is under way any more */
export async function forEachConcurrently<T>(items: Iterable<T>, job: (item: T) => Promise<void>): Promise<void> {
  const left = Iterator.from(items);
  const worker = async () => {
    for (const item of left) await job(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
}
