import { beforeEach, expect, test } from "vitest";
import { UploadRoom } from "./upload-room.ts";

let free: number;
let now: number;
beforeEach(() => {
  free = 1000;
  now = 0;
});

const roomWith = (limits: { minFreeBytes?: number; bytesPerDay?: number }) =>
  new UploadRoom({
    minFreeBytes: 0,
    bytesPerDay: 1_000_000,
    maxFileBytes: 10,
    freeBytes: async () => free,
    elapsed: () => now,
    ...limits,
  });

test("many at once leave the space free that they must, but for one file", async () => {
  const room = roomWith({ minFreeBytes: 950 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => room.places().take()));
  // 50 bytes above the limit are room for five files of 10 bytes; a sixth may begin on the limit itself.
  expect(answers.filter(Boolean).length).toBeLessThanOrEqual(6);
  expect(answers.filter(Boolean).length).toBeGreaterThan(0);
});

test("below the limit none, and again as soon as there is space", async () => {
  const room = roomWith({ minFreeBytes: 1001 });
  expect(await room.places().take()).toBe(false);
  free = 1001;
  expect(await room.places().take()).toBe(true);
});

test("a day takes what it may, whatever was refused in between, and the next one begins anew", async () => {
  const room = roomWith({ bytesPerDay: 30 });
  const keep = async (bytes: number) => {
    const places = room.places();
    const hasRoom = await places.take();
    places.settle(hasRoom ? bytes : 0);
    return hasRoom;
  };
  expect([await keep(10), await keep(0), await keep(10), await keep(10), await keep(1)]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  now = 24 * 3_600_000 - 1;
  expect(await keep(1)).toBe(false);
  now++;
  expect(await keep(10)).toBe(true);
});

test("a disk that does not say what is free leaves it to the writing", async () => {
  const room = new UploadRoom({
    minFreeBytes: 1,
    bytesPerDay: 100,
    maxFileBytes: 10,
    freeBytes: () => Promise.reject(new Error("EIO")),
  });
  expect(await room.places().take()).toBe(true);
});
