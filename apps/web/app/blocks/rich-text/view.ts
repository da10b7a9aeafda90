export type RichTextBlockView = {
  type: "richText";
  anchor?: string;
  title?: string;
  html: string;
  headings: { id: string; text: string }[];
};
