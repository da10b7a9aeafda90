import type { SurfaceProps } from "../by-locale";
import { Talk } from "../maintenance-agent/talk";
import { voiceTemplateTexts } from "./voice-template-data";

/** A step of a template is read aloud, and a measured value outside its limit is asked back. */
export function VoiceTemplate({ locale }: SurfaceProps) {
  return <Talk texts={voiceTemplateTexts[locale]} />;
}
