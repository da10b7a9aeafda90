import { localePath } from "@waku/i18n/locale";
import { formNameField, providerFields } from "@waku/leads";
import { footerEmailErrorId, footerEmailId, footerFormId, footerStatusId } from "../../client/footer-form";
import { CookieSettings } from "../../consent/cookie-settings";
import { footerFirstColumnEntries } from "../../constants";
import { useLocale, useMessages } from "../../i18n/use-locale";
import type { Chrome, MenuGroup, MenuLink } from "../../page-data/chrome";
import { searchHref } from "../../search/search-address";
import { Icon } from "../../ui/icon/icon";
import { StaticRegion } from "../../ui/static-region/static-region";
import { Wordmark } from "../../ui/wordmark/wordmark";
import { useServerRender } from "../server-render";
import { Slogan } from "../slogan/slogan";
import { useSloganWords } from "../slogan/use-slogan-words";
import styles from "./footer.module.css";

const socialIcons = {
  linkedin: "brand-linkedin",
  twitter: "brand-x",
  youtube: "brand-youtube",
  instagram: "brand-instagram",
} as const;

/** The foot of every page: newsletter, slogan, link columns, company. */
export function Footer() {
  const locale = useLocale();
  const t = useMessages();
  const chrome = useServerRender()?.chrome;
  const words = useSloganWords();
  return (
    <footer className={`on-navy ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Slogan words={words} />
          <StaticRegion
            name="footer-newsletter"
            render={import.meta.env.SSR && (() => chrome && <NewsletterBox {...chrome.newsletter} />)}
          />
        </div>
        <StaticRegion
          name="footer-links"
          className={styles.columns}
          render={
            import.meta.env.SSR &&
            (() =>
              chrome?.footer.map((group, index) => <Column key={group.title} group={group} isFirst={index === 0} />))
          }
        />
        <div className={styles.bottom}>
          <StaticRegion
            name="footer-company"
            className={styles.company}
            render={
              import.meta.env.SSR &&
              (() =>
                chrome && (
                  <>
                    <Wordmark brand={chrome.brand} />
                    <a href={searchHref(locale)}>
                      <Icon name="search" /> {t.search}
                    </a>
                    {chrome.phone && (
                      <a href={chrome.phone.href} data-gap={chrome.phone.missing}>
                        <Icon name="phone" />{" "}
                        {chrome.phone.missing ? t.settingMissing(t.settings.phone) : chrome.phone.value}
                      </a>
                    )}
                    {chrome.socials.length > 0 && (
                      <ul className={styles.socials} aria-label={t.followUs}>
                        {chrome.socials.map(({ network, label, href }) => (
                          <li key={network}>
                            <a href={href} rel="noopener">
                              <Icon name={socialIcons[network]} label={label} />
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                    {chrome.funding && (
                      <p className={styles.funding}>
                        <img src={chrome.funding.logo} alt="" width="120" height="48" loading="lazy" />
                        {chrome.funding.text}
                      </p>
                    )}
                    <p className={styles.rights}>{t.rights(copyrightYears(chrome), chrome.copyrightHolder)}</p>
                  </>
                ))
            }
          />
          <CookieSettings />
        </div>
      </div>
    </footer>
  );
}

/** From the first year to this one. */
function copyrightYears({ since, year }: Pick<Chrome, "since" | "year">): string {
  return year > since ? `${since}–${year}` : String(year);
}

/**
 * Signs up for the newsletter from every page: here with scripts (`client/footer-form.ts`), through the page that the
 * form is sent to without. A mailing-list provider's own form opens in a new tab.
 */
function NewsletterBox({ hostedUrl, notice }: Chrome["newsletter"]) {
  const t = useMessages();
  const locale = useLocale();
  const way = hostedUrl
    ? { action: hostedUrl, target: "_blank", rel: "noopener" }
    : { action: localePath(locale, "newsletter"), id: footerFormId };
  return (
    <form className={styles.newsletter} method="post" noValidate={!hostedUrl} {...way}>
      <p className={styles.newsletterTitle}>{t.newsletterTitle}</p>
      <p>{t.newsletterText}</p>
      <label className={styles.label} htmlFor={footerEmailId}>
        {t.email}
      </label>
      <div className={styles.field}>
        <input
          id={footerEmailId}
          type="email"
          name={hostedUrl ? providerFields.email : "email"}
          // Of a form that is not validated by the browser, Firefox would call the empty field wrong.
          {...(hostedUrl ? { required: true } : { "aria-required": true })}
          autoComplete="email"
        />
        <button type="submit">{t.subscribe}</button>
      </div>
      {hostedUrl ? (
        <input
          className={styles.honeypot}
          name={providerFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          defaultValue=""
        />
      ) : (
        <input type="hidden" name={formNameField} value="newsletter" />
      )}
      <p id={footerEmailErrorId} className={styles.error} role="alert" hidden>
        {t.emailWrong}
      </p>
      <p id={footerStatusId} className={styles.status} role="status" />
      {!hostedUrl && (
        <p className={styles.notice}>
          {notice} <a href={localePath(locale, "privacy")}>{t.formPrivacy}</a>
        </p>
      )}
    </form>
  );
}

/** A column of links; the first is long and shows a part, then a way to the rest. */
function Column({ group, isFirst }: { group: MenuGroup; isFirst: boolean }) {
  const t = useMessages();
  const shown = isFirst ? group.links.slice(0, footerFirstColumnEntries) : group.links;
  const rest = group.links.slice(shown.length);
  return (
    <section>
      <h2 className={styles.title}>{group.title}</h2>
      <LinkList links={shown} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t.moreEntries(rest.length)}
            <Icon name="chevron-down" />
          </summary>
          <LinkList links={rest} />
        </details>
      )}
    </section>
  );
}

function LinkList({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, external }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {external && <Icon name="external-link" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
