export type VideoView = { platform: "youtube" | "vimeo"; id: string };

export type VideoBlockView = {
  type: "video";
  anchor?: string;
  title: string;
  text: string;
  video?: VideoView;
  gap?: true;
};
