/** A question asked aloud, in German in both languages of the page, and what the agent makes of it. */
export type TalkTexts = {
  label: string;
  title: string;
  context: string;
  facts: [name: string, value: string][];
  spoken: string;
  question: string;
  /** Rendering of the German question for those who read the other language. */
  translation?: string;
  /** Said while the sources are read. */
  reading: string;
  answer: { lead: string; steps: string[] };
  quote: { source: string; page: string; text: string };
  history: string;
  ticket: { id: string; created: string; subject: string; part: string; action: string };
  listening: string;
};
