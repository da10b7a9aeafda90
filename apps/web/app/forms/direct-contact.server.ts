import type { SiteContext } from "../context/site";
import { settingViews } from "../page-data/settings";
import type { SettingView } from "../ui/views";

/** Telephone and e-mail as far as the settings name them, for visitors whom the site itself cannot serve just now. */
export async function directContact({ content }: SiteContext): Promise<SettingView[]> {
  return settingViews(["phone", "email"], await content.globals(), false);
}
