import type { LineDrawingName } from "@waku/content/schema";
import { theme } from "../../app/constants";
import { LineDrawing } from "../../app/ui/line-drawing/line-drawing";
import { BrandSymbol, drawPicture, ink } from "./draw-picture";

/** Size that share cards want, in pixels. */
const size = { width: 1200, height: 630 };

type Props = {
  title: string;
  /** What kind of page it is. */
  label: string;
  drawing: LineDrawingName;
  /** A line below the title. */
  note?: string | undefined;
  /** Name that stands at the foot. */
  sender: string;
};

/** Draws a card as PNG. */
export function drawShareCard(card: Props): Promise<Uint8Array<ArrayBuffer>> {
  return drawPicture(<ShareCard {...card} title={withFullDigits(card.title)} />, size);
}

/** Letters as the font of pictures has them: it draws "CO2", not "CO₂". */
function withFullDigits(text: string): string {
  return text.replace(/[₀-₉]/g, (digit) => digit.normalize("NFKC"));
}

/** The card: brand and kind of page above, the title, and a drawing on the floor that runs along the lower edge. */
export function ShareCard({ title, label, drawing, note, sender }: Props) {
  return (
    <div
      style={{
        display: "flex",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: 64,
        background: theme.primary,
        color: ink,
        fontFamily: "Host Grotesk",
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", flex: 1 }}>
        <div style={{ display: "flex", fontSize: 28, color: theme.secondary }}>{label}</div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div
            style={{
              display: "flex",
              fontSize: titleSize(title),
              fontWeight: 700,
              lineHeight: 1.1,
              letterSpacing: "-0.02em",
              textWrap: "balance",
            }}
          >
            {title}
          </div>
          {note && (
            <div style={{ display: "flex", marginTop: 28, fontSize: 30, lineHeight: 1.3, textWrap: "balance" }}>
              {note}
            </div>
          )}
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 28 }}>
          <BrandSymbol size={40} />
          {sender}
        </div>
      </div>
      <div style={{ display: "flex", alignItems: "center", width: 420, marginLeft: 40 }}>
        <LineDrawing name={drawing} ink={ink} signalInk={theme.secondary} width={420} />
      </div>
    </div>
  );
}

/** Long titles and long words get smaller letters, so that both fit beside the drawing. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  if (longestWord > 22) return 44;
  if (title.length > 56 || longestWord > 18) return 50;
  return title.length > 32 || longestWord > 14 ? 62 : 76;
}
