import type { Locale } from "@waku/i18n/locale";
import { de } from "./de";
import type { RobotTexts } from "./en";
import { en } from "./en";

/** Words of the robot finder and of the pages of robots, makers and types. */
export const robotTexts: Record<Locale, RobotTexts> = { de, en };
