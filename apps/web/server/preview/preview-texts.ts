import type { Locale } from "@waku/i18n/locale";

/** What editors read. None of it is in the tables of the pages: visitors need no byte of it. */
export const previewTexts: Record<Locale, PreviewTexts> = {
  de: {
    draft: "Entwurf",
    signedIn: (name) => `Angemeldet: ${name}`,
    failure: "Entwürfe sind gerade nicht zu lesen. Sie sehen, was veröffentlicht ist.",
    problems: (count) => (count === 1 ? "1 Problem" : `${count} Probleme`),
    problemsHint:
      "So kann es nicht veröffentlicht werden. Was sich so nicht zeigen lässt, steht hier in seiner veröffentlichten Fassung.",
    moreProblems: (count) => `und ${count} weitere`,
    edit: "Bearbeiten",
    leave: "Verlassen",
    refusedTitle: "Dieser Link gilt nicht mehr",
    refusedText:
      "Ein Link zu einem Entwurf gilt eine Minute und nur einmal. Öffnen Sie den Entwurf im Redaktionssystem noch einmal.",
    unansweredTitle: "Das Redaktionssystem antwortet nicht",
    unansweredText: "Entwürfe sind gerade nicht zu lesen. Öffnen Sie den Entwurf in einigen Minuten noch einmal.",
  },
  en: {
    draft: "Draft",
    signedIn: (name) => `Signed in: ${name}`,
    failure: "Drafts cannot be read right now. You see what is published.",
    problems: (count) => (count === 1 ? "1 problem" : `${count} problems`),
    problemsHint: "This cannot be published yet. What cannot be shown like this stands here as it is published.",
    moreProblems: (count) => `and ${count} more`,
    edit: "Edit",
    leave: "Leave",
    refusedTitle: "This link is no longer valid",
    refusedText:
      "A link to a draft is good for a minute, and only once. Please open the draft in the content backend again.",
    unansweredTitle: "The content backend does not answer",
    unansweredText: "Drafts cannot be read right now. Please open the draft again in a few minutes.",
  },
};

type PreviewTexts = {
  draft: string;
  signedIn: (name: string) => string;
  failure: string;
  problems: (count: number) => string;
  problemsHint: string;
  moreProblems: (count: number) => string;
  edit: string;
  leave: string;
  refusedTitle: string;
  refusedText: string;
  unansweredTitle: string;
  unansweredText: string;
};
