/** Texts of number fields in English. */
export const en = {
  missing: "Please enter a number. 0 is allowed.",
  missingFromOne: "Please enter a number, 1 or more.",
  unreadable: "Please enter one number, for example 1,234.56.",
  unit: "The unit does not fit this field.",
  whole: "Please enter a whole number.",
  negative: "Please enter 0 or more.",
  tooSmall: (min: string) => `Please enter ${min} or more.`,
  tooLarge: (max: string) => `${max} at most. For more, please talk to us: we calculate it together with you.`,
  echo: (value: string) => `Read as ${value}`,
  documentRefused: "These numbers cannot be used: please go back, correct the marked fields and try again.",
  slider: (label: string) => `${label}, slider`,
};

/** Both languages have exactly these texts, checked by the compiler. */
export type NumberTexts = typeof en;
