/** Why a job is there: planned work, work with a legal deadline, or work a counter or warning called for. */
export type JobKind = "planned" | "inspection" | "condition";
/** A job on the week grid: day 0 is Monday; row is the machine. */
export type Job = {
  day: number;
  row: number;
  days?: number;
  kind: JobKind;
  name: string;
  note: string;
  /** In the story the job is added, or comes from so many days before. */
  story?: "added" | { daysBefore: number };
};

/** Planned hours of a day, and those before the story changed them. */
export type Hours = { planned: number; before?: number };

/** What a week says: machines, the jobs of five days, and the hours they take of those there are. */
export type WeekTexts = {
  label: string;
  title: string;
  context: string;
  days: string[];
  machines: [name: string, counter: string][];
  jobs: Job[];
  today: number;
  capacity: string;
  /** Hours of a day that can be planned. */
  available: number;
  hours: Hours[];
  kinds: Record<JobKind, string>;
};
