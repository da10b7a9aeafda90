import { theme } from "../../app/constants";
import { LineDrawing } from "../../app/ui/line-drawing/line-drawing";
import { BrandSymbol, drawPicture, ink } from "./draw-picture";

/** Side of the layout, and of the picture: lists of podcasts want squares of 1,400 to 3,000 pixels. */
const [side, pixels] = [600, 1500];

type Props = {
  /** What the podcast is. */
  title: string;
  brand: string;
};

/** Draws the cover of the podcast as PNG. */
export function drawPodcastCover(cover: Props): Promise<Uint8Array<ArrayBuffer>> {
  return drawPicture(<PodcastCover {...cover} />, { width: side, height: side }, pixels);
}

/** The cover: few words in large letters, since lists show it as small as a stamp, and a machine that can be heard. */
export function PodcastCover({ title, brand }: Props) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: 48,
        background: theme.primary,
        color: ink,
        fontFamily: "Host Grotesk",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", fontSize: 34 }}>
        <BrandSymbol size={48} />
        {brand}
      </div>
      <div style={{ display: "flex", fontSize: 84, fontWeight: 700, lineHeight: 1.05, letterSpacing: "-0.02em" }}>
        {title}
      </div>
      <div style={{ display: "flex", alignItems: "flex-end", justifyContent: "space-between" }}>
        <LineDrawing name="amr" ink={ink} signalInk={theme.secondary} width={270} />
        <SoundWave />
      </div>
    </div>
  );
}

/** Heights of the bars, like a word that is spoken. */
const bars = [28, 60, 104, 148, 92, 124, 72, 40, 84, 52, 24];

function SoundWave() {
  return (
    <svg width="220" height="200" viewBox="0 0 220 200" fill={theme.secondary}>
      {bars.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
        <rect key={index} x={index * 20} y={(200 - height) / 2} width="10" height={height} rx="5" />
      ))}
    </svg>
  );
}
