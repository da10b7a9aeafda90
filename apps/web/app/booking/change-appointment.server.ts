import { type Locale, localePath } from "@waku/i18n/locale";
import { nearest, readSlot } from "@waku/leads/booking";
import { errorTexts } from "@waku/leads/forms";
import { data, redirect } from "react-router";
import type { SiteContext } from "../context/site";
import { directContact } from "../forms/direct-contact.server";
import type { SettingView } from "../ui/views";
import { pageTexts } from "./page-texts";

/** Why an appointment was not changed. */
export type ChangeProblem = {
  message: string;
  /** Other ways to reach us, where the site itself cannot change it. */
  contact?: SettingView[];
  value?: string;
  slots?: number[];
  near?: number[];
};

const actions = ["move", "cancel"] as const;

/**
 * Moves or cancels the appointment of a link. Done: back to the page, which shows what now holds (303). Not done: the
 * page again with what to do.
 */
export async function changeAppointment(sent: FormData, token: string, locale: Locale, site: SiteContext) {
  const action = actions.find((known) => known === sent.get("action"));
  if (!action) throw data(null, { status: 400 });
  const texts = errorTexts[locale];
  const refuse = (problem: ChangeProblem, status: number) => data(problem, { status });
  const value = String(sent.get("slot") ?? "");
  const start = readSlot(value);
  if (action === "move" && start === undefined) return refuse({ message: texts.field.slot("", 0) }, 422);
  if (!(await site.forms.isWithinLimit(site.clientAddress, "form"))) return refuse({ message: texts.tooMany }, 429);
  const { booking } = site.forms;
  try {
    const answer = action === "move" ? await booking.reschedule(token, start ?? 0) : await booking.cancel(token);
    if (answer === "expired") return refuse({ message: pageTexts[locale].link.text }, 410);
    if (answer === "busy") return refuse({ message: texts.notMoved, contact: await directContact(site) }, 429);
    if (answer === "taken") {
      const slots = (await booking.find(token, locale))?.slots ?? [];
      const near = nearest(slots, start ?? 0);
      return refuse({ message: texts.slotTaken(near.length > 0), value, slots, near }, 409);
    }
  } catch (error) {
    site.report(error);
    return refuse({ message: texts.notChanged, contact: await directContact(site) }, 503);
  }
  const done = action === "move" ? "&moved" : "";
  return redirect(`${localePath(locale, "booking")}?token=${encodeURIComponent(token)}${done}`, 303);
}
