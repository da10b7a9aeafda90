import { formatDay } from "@waku/i18n/format";
import { NewsletterPreferences } from "../../forms/newsletter-preferences";
import { NewsletterStepForm } from "../../forms/newsletter-step";
import { OwnForm } from "../../forms/own-form";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { Actions } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { SettingList } from "../../ui/setting-list/setting-list";
import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./form.module.css";
import { HostedNewsletterForm } from "./hosted-newsletter-form";

/** Where the heading stands: beside the form, or above it where the form takes the width (a calendar does). */
export type FormLayout = "beside" | "above";

/** The way to write to us that the settings name (hosted or the site's own form), and the direct ones below it. */
export function FormBlock({ block, layout }: { block: BlockViewOf<"form">; layout: FormLayout }) {
  const t = useMessages();
  const { anchor, title, text } = block;
  return (
    <BlockSection block={{ anchor, title, intro: text }} tone="sunken" heading={layout}>
      <Way block={block} />
      {block.contact.length > 0 && (
        <div className={styles.direct}>
          <h3>{t.formDirect}</h3>
          <SettingList settings={block.contact} />
        </div>
      )}
    </BlockSection>
  );
}

function Way({ block: { way } }: { block: BlockViewOf<"form"> }) {
  const t = useMessages();
  const locale = useLocale();
  switch (way.type) {
    case "hosted":
      return <Actions links={[{ label: t.formHosted, href: way.href, external: true }]} />;
    case "hostedNewsletter":
      return <HostedNewsletterForm action={way.action} />;
    case "step":
      return <NewsletterStepForm view={way.view} />;
    case "preferences":
      return <NewsletterPreferences view={way.view} />;
    case "linkEnd":
      // The page says so itself.
      return null;
    case "ended":
    case "closed": {
      const day = formatDay(way.day, locale);
      return (
        <>
          <p className={styles.ended}>{way.type === "ended" ? t.fairEnded(day) : t.formClosed(day)}</p>
          <Actions links={[{ label: t.bookDemo, href: way.demoHref }]} />
        </>
      );
    }
    case "own":
      // Another form is another element: what was typed into the last page's form must not stay in it.
      return (
        <>
          {way.place && (
            <p className={styles.place}>
              <Icon name="map-pin" />
              {way.place}
            </p>
          )}
          <OwnForm key={way.form.action + way.form.name} form={way.form} />
        </>
      );
  }
}
