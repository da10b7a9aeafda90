const dayMs = 24 * 3_600_000;

type Options = {
  /** Free space where files are kept, in bytes. */
  freeBytes: () => Promise<number>;
  /** Space that files leave free: leads need it. */
  minFreeBytes: number;
  /** What all visitors together may leave here within a day. */
  bytesPerDay: number;
  /** Largest file that a form takes. */
  maxFileBytes: number;
  /** Milliseconds since some beginning, never going back. */
  elapsed?: () => number;
};

/** The places of one form's files. */
export type FormPlaces = {
  /** Asks for the place of one more file. */
  take: () => Promise<boolean>;
  /** Gives back what was not used. @param keptBytes size of the files that stay */
  settle: (keptBytes: number) => void;
};

/**
 * Decides whether one more file has room: on the disk, and in what a day may bring. Files that are still arriving count
 * as large as they may become, so that many at once cannot get past it. The day is one of time that passes; it begins
 * with the first file, and anew with the process.
 */
export class UploadRoom {
  readonly #options: Options & { elapsed: () => number };
  #arriving = 0;
  #day: { since: number; bytes: number } | undefined;

  constructor(options: Options) {
    this.#options = { elapsed: () => performance.now(), ...options };
  }

  /** For the files of one form, which must be settled in the end. */
  places(): FormPlaces {
    let taken = 0;
    return {
      take: async () => {
        // Taken before anything is waited for: another form may ask in the meantime.
        taken++;
        this.#arriving++;
        if (await this.#hasRoom()) return true;
        taken--;
        this.#arriving--;
        return false;
      },
      settle: (keptBytes) => {
        this.#arriving -= taken;
        taken = 0;
        this.#today().bytes += keptBytes;
      },
    };
  }

  async #hasRoom(): Promise<boolean> {
    const { freeBytes, minFreeBytes, bytesPerDay, maxFileBytes } = this.#options;
    if (this.#today().bytes + this.#arriving * maxFileBytes > bytesPerDay) return false;
    const others = (this.#arriving - 1) * maxFileBytes;
    // Where the disk does not say it, writing will.
    const free = await freeBytes().catch(() => Number.POSITIVE_INFINITY);
    return free - others >= minFreeBytes;
  }

  #today(): { bytes: number } {
    const now = this.#options.elapsed();
    if (!this.#day || now - this.#day.since >= dayMs) this.#day = { since: now, bytes: 0 };
    return this.#day;
  }
}
