import { providerFields } from "@waku/leads";
import { useMessages } from "../../i18n/use-locale";
import styles from "./hosted-newsletter-form.module.css";

/** Subscription through the mailing-list provider: a plain POST to its address in a new tab. */
export function HostedNewsletterForm({ action }: { action: string }) {
  const t = useMessages();
  return (
    <form className={styles.form} action={action} method="post" target="_blank" rel="noopener">
      <label>
        {t.email}
        <input type="email" name={providerFields.email} required autoComplete="email" />
      </label>
      <label>
        {t.firstName}
        <input name={providerFields.firstName} autoComplete="given-name" />
      </label>
      <label>
        {t.lastName}
        <input name={providerFields.lastName} autoComplete="family-name" />
      </label>
      <label>
        {t.organization}
        <input name={providerFields.organization} autoComplete="organization" />
      </label>
      {/* Honeypot of the provider: people do not see it, so they leave it empty. */}
      <input
        className={styles.honeypot}
        name={providerFields.honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        defaultValue=""
      />
      <button type="submit">{t.subscribe}</button>
    </form>
  );
}
