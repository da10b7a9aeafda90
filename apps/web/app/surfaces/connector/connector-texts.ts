/** A machine's own words, as its interface sends them. */
type Source = { protocol: string; origin: string; raw: string };
/** What a connection says: four sources with their own words, and the one record they become. */
export type ConnectorTexts = {
  label: string;
  title: string;
  context: string;
  sources: Source[];
  hub: { title: string; steps: string[] };
  model: { title: string; name: string; rows: [field: string, value: string][]; count: string };
  note: string;
};
