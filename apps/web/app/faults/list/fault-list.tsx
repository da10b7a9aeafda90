import { type Locale, localePath } from "@waku/i18n/locale";
import { searchHref } from "../../search/search-address";
import { ArrowLink } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { faultsPath } from "../addresses";
import { faultParams, faultsHref, maxTyped } from "../model";
import { faultTexts } from "../texts";
import styles from "./fault-list.module.css";
import type { FaultListView } from "./fault-list-view";

type Props = { view: FaultListView; locale: Locale };

/** A GET form, which the server answers, and the codes that fit: below their areas, or best first. */
export function FaultList({ view, locale }: Props) {
  const t = faultTexts[locale];
  const { filter, groups, issues, spelling, isNarrowed } = view;
  const isGrouped = groups.some(({ area }) => area !== undefined);
  return (
    <div className={styles.list}>
      <FilterForm view={view} locale={locale} />
      <div id="codes" className={styles.results}>
        {issues.map(({ field, value }) => (
          <p key={field} className={styles.issue}>
            {t.unknown(value, t[field])}
          </p>
        ))}
        {isNarrowed && groups.length > 0 && (
          <p className={styles.found}>
            {t.found(view.found, view.all)} <a href={faultsHref(locale, { text: "" })}>{t.reset}</a>
          </p>
        )}
        {spelling !== undefined && groups.length > 0 && (
          <p className={styles.issue}>{t.corrected(filter.text, spelling)}</p>
        )}
        {!isNarrowed && (
          <nav className={styles.areas} aria-label={t.areaNav}>
            {groups.map(
              ({ area }) =>
                area && (
                  <a key={area} href={`#${area}`}>
                    {t.areas[area]}
                  </a>
                ),
            )}
          </nav>
        )}
        {groups.map(({ area, codes }) => (
          <section key={area ?? ""} id={area} className={styles.group}>
            <h3>{area ? t.areas[area] : t.bestFirst}</h3>
            <ul>
              {codes.map(({ id, code, title, sign, part, href }) => (
                <li key={id}>
                  <a href={href}>
                    <span className={styles.code}>{code}</span>
                    <span className={styles.title}>{title}</span>
                  </a>
                  <p>{sign}</p>
                  <p className={styles.part}>{part}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <Nothing view={view} locale={locale} />}
        {isGrouped && <p className={styles.scheme}>{t.ownScheme}</p>}
      </div>
    </div>
  );
}

function FilterForm({ view: { filter, devices, parts }, locale }: Props) {
  const t = faultTexts[locale];
  return (
    <search>
      <form className={styles.form} method="get" action={`${localePath(locale, faultsPath)}#codes`}>
        <p className={styles.field}>
          <label htmlFor="fault-text">{t.text}</label>
          <input
            id="fault-text"
            type="search"
            name={faultParams.text}
            defaultValue={filter.text}
            placeholder={t.placeholder}
            maxLength={maxTyped}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
        </p>
        <p className={styles.field}>
          <label htmlFor="fault-device">{t.device}</label>
          <select id="fault-device" name={faultParams.device} defaultValue={filter.device ?? ""}>
            <option value="">{t.anyDevice}</option>
            {devices.map((name) => (
              <option key={name} value={name}>
                {t.devices[name]}
              </option>
            ))}
          </select>
        </p>
        <p className={styles.field}>
          <label htmlFor="fault-part">{t.part}</label>
          <select id="fault-part" name={faultParams.part} defaultValue={filter.part ?? ""}>
            <option value="">{t.anyPart}</option>
            {parts.map((name) => (
              <option key={name} value={name}>
                {t.parts[name]}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className={styles.submit}>
          <Icon name="search" /> {t.submit}
        </button>
      </form>
    </search>
  );
}

/** What leads on where no code fits. */
function Nothing({ view: { filter, ways }, locale }: Props) {
  const t = faultTexts[locale];
  return (
    <div className={styles.nothing}>
      <h3>{t.nothing}</h3>
      <p>{t.nothingText}</p>
      <ul>
        {ways.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{t.without(name)}</a>
          </li>
        ))}
        <li>
          <a href={faultsHref(locale, { text: "" })}>{t.reset}</a>
        </li>
      </ul>
      {filter.text && (
        <ArrowLink link={{ label: t.siteSearch(filter.text), href: searchHref(locale, { text: filter.text }) }} />
      )}
    </div>
  );
}
