import { useMessages } from "../../i18n/use-locale";
import { Actions } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { SettingList } from "../../ui/setting-list/setting-list";
import type { BlockViewOf } from "../views";
import { HostedNewsletterForm } from "./hosted-newsletter-form";

/** The way to write to us that the settings name: a hosted form, the mailing list's form, or mail and phone. */
export function FormBlock({ block }: { block: BlockViewOf<"form"> }) {
  const t = useMessages();
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading title={block.title} intro={block.text} />
      {block.form === "newsletter" && block.newsletterUrl ? (
        <HostedNewsletterForm action={block.newsletterUrl} />
      ) : block.hostedUrl ? (
        <Actions links={[{ label: t.formHosted, href: block.hostedUrl, external: true }]} />
      ) : (
        <SettingList settings={block.contact} />
      )}
    </Section>
  );
}
