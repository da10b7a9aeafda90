import { expect, it } from "vitest";
import { News } from "./news.ts";

/** Longer than any test. */
const longMs = 3_600_000;

function start(options: { maxWaiting?: number } = {}) {
  const database = { sign: "1", reads: 0, isDown: false };
  const read = async () => {
    database.reads++;
    if (database.isDown) throw new Error("down");
    return database.sign;
  };
  return { database, news: new News(read, { lookMs: 1, ...options }) };
}

it("ends all waiting with a publication, also one that came before they began", async () => {
  const { database, news } = start();
  const all = [news.after("1", longMs), news.after("1", longMs)];
  database.sign = "2";
  await Promise.all(all);
  await news.after("1", longMs);
});

it("ends waiting after a while, with nothing new", async () => {
  await start().news.after("1", 1);
});

it("lets go whoever has gone, and asks the database for nobody", async () => {
  const { database, news } = start({ maxWaiting: 1 });
  const gone = new AbortController();
  const waiting = news.after("1", longMs, gone.signal);
  expect(news.hasRoom).toBe(false);
  gone.abort();
  await waiting;
  await news.after("1", longMs, gone.signal);
  expect(news.hasRoom).toBe(true);
  // The look under way may still be counted.
  const readsMeanwhile = () => {
    const { reads } = database;
    database.reads = 0;
    return reads;
  };
  await expect.poll(readsMeanwhile).toBe(0);
});

it("sends away at once whoever comes when it is full or closed, and everybody when it closes", async () => {
  const { news } = start({ maxWaiting: 1 });
  const first = news.after("1", longMs);
  await news.after("1", longMs);
  news.close();
  await first;
  await news.after("1", longMs);
});

it("keeps nobody while the database is away", async () => {
  const { database, news } = start();
  const waiting = news.after("1", longMs);
  database.isDown = true;
  await waiting;
});
