import type { DrawingName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { renderToStaticMarkup } from "react-dom/server";
import type { Scene } from "./scene";
import { batteryLabel } from "./scenes/battery-label";
import { cellSpread } from "./scenes/cell-spread";
import { gripperContact } from "./scenes/gripper-contact";
import { inspectionRounds } from "./scenes/inspection-rounds";
import { messageBridge } from "./scenes/message-bridge";
import { radioMap } from "./scenes/radio-map";
import { tenShifts } from "./scenes/ten-shifts";
import { twelveWindows } from "./scenes/twelve-windows";
import { zonePlan } from "./scenes/zone-plan";

const scenes: Record<DrawingName, Scene> = {
  "battery-label": batteryLabel,
  "cell-spread": cellSpread,
  "gripper-contact": gripperContact,
  "inspection-rounds": inspectionRounds,
  "message-bridge": messageBridge,
  "radio-map": radioMap,
  "ten-shifts": tenShifts,
  "twelve-windows": twelveWindows,
  "zone-plan": zonePlan,
};

/**
 * The drawing of an article as a part of its text, which the browser never draws again. The caption says what is to be
 * seen on it, also to those who do not see it.
 */
export function drawingHtml(name: DrawingName, caption: string, locale: Locale): string {
  const { height, draw } = scenes[name];
  return renderToStaticMarkup(
    <figure className="drawing">
      <svg viewBox={`0 0 420 ${height}`} aria-hidden="true">
        {draw(locale)}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>,
  );
}
