import type { LineDrawingName } from "@waku/content/schema";
import { iconNames, surfaceNames } from "@waku/content/schema";
import { interfaceIconNames } from "@waku/icons/interface-icons";
import type { CSSProperties, ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { BlockList } from "../blocks/block-list";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { useMessages } from "../i18n/use-locale";
import { requestAddress } from "../page-data/document";
import { blockSamples } from "../page-data/ui-samples";
import { Surface } from "../surfaces/surface";
import { Actions, ArrowLink } from "../ui/actions/actions";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import { CardLink } from "../ui/card-link/card-link";
import { CardList } from "../ui/card-list/card-list";
import { CopyLink } from "../ui/copy-link/copy-link";
import { DownloadList } from "../ui/download-list/download-list";
import { Icon } from "../ui/icon/icon";
import { drawings } from "../ui/line-drawing/drawings";
import { LineDrawing } from "../ui/line-drawing/line-drawing";
import { LostRobot } from "../ui/lost-robot/lost-robot";
import { PageTitle } from "../ui/page-title/page-title";
import { Pagination } from "../ui/pagination/pagination";
import { Picture } from "../ui/picture/picture";
import { Progress } from "../ui/progress/progress";
import { QuietButton } from "../ui/quiet-button/quiet-button";
import { Section, type Tone } from "../ui/section/section";
import { SectionHeading } from "../ui/section-heading/section-heading";
import { SettingList } from "../ui/setting-list/setting-list";
import { TagList } from "../ui/tag-list/tag-list";
import { Toast } from "../ui/toast/toast";
import { Wordmark } from "../ui/wordmark/wordmark";
import styles from "./ui-page.module.css";

/** Every part and block in its states with the longest text, for those who build the site. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { locale, path } = requestAddress(url, site);
  const globals = await site.content.globals();
  return {
    brand: globals.site.brand,
    samples: await blockSamples(site, globals, locale),
    alternates: { de: path, en: path },
  };
}

export function meta() {
  return [{ title: "UI" }, { name: "robots", content: "noindex" }];
}

const longWord = "Instandhaltungsverantwortlichkeitsbereiche";
const longLine =
  "Betriebsstundenabhängige Wartungsplanung für fahrerlose Transportsysteme unterschiedlicher Hersteller";
const tones: Tone[] = ["paper", "sunken", "navy", "mint"];
const roles = [
  ...["ground", "surface", "surface-sunken", "text", "text-muted", "line", "line-strong", "accent", "focus"],
  ...["selection", "button", "button-hover", "status-ok", "status-warning", "status-fault"],
];
const typeSizes = ["3xl", "2xl", "xl", "l", "m", "s", "xs"];

const links = [
  { label: longLine, href: "#parts" },
  { label: "Demo", href: "#demo" },
  { label: longWord, href: "https://example.com", external: true as const },
];
const card = { title: longLine, text: `${longLine}. ${longLine}.`, href: "#parts", published: "2026-09-30" };
const file = { title: longLine, text: longLine, href: "#parts", format: "PDF" };

/** The surface of the stage lives in the hero that lays it out. */
const standing = surfaceNames.filter((name) => name !== "incident");

export default function UiPage() {
  const { samples, alternates } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  return (
    <div className={styles.page}>
      <h1 id="parts">UI</h1>
      <Tokens />
      <Pictures />
      {tones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Parts tone={tone} />
        </Section>
      ))}
      {standing.map((name) => (
        <Section key={name} tone="navy">
          <h2 className={styles.name}>{name}</h2>
          <Surface name={name} />
        </Section>
      ))}
      {samples.map(({ variant, block }) => (
        <div key={variant} data-block={block.type}>
          <p className={styles.name}>{variant}</p>
          <BlockList blocks={[block]} breadcrumb={null} />
        </div>
      ))}
    </div>
  );
}

function Tokens() {
  return (
    <Section>
      <SectionHeading title="Tokens" />
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role}>
            <span style={{ "--sample": `var(--${role})` } as CSSProperties} />
            {role}
          </li>
        ))}
      </ul>
      {typeSizes.map((size) => (
        <p key={size} className={styles.size} style={{ "--sample": `var(--text-${size})` } as CSSProperties}>
          {size} {longLine}
        </p>
      ))}
    </Section>
  );
}

/** Icons and drawings, and the notice at the lower edge. */
function Pictures() {
  return (
    <Section>
      <Part name="icon">
        <p className={styles.icons}>
          {[...new Set([...iconNames, ...interfaceIconNames])].map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </Part>
      <Part name="line-drawing">
        <p className={styles.drawings}>
          {(Object.keys(drawings) as LineDrawingName[]).map((name) => (
            <LineDrawing key={name} name={name} />
          ))}
        </p>
      </Part>
      <Part name="lost-robot">
        <p className={styles.drawings}>
          <LostRobot state="lost" signalInk="var(--status-warning)" />
          <LostRobot state="stopped" signalInk="var(--status-fault)" />
        </p>
      </Part>
      <Part name="page-title">
        <PageTitle title={longLine} text={longLine} />
      </Part>
      <Part name="picture">
        <Picture picture={{ name: "amr", alt: longLine, hasLight: true }} sizes="24rem" ground="page" />
        <Picture picture={{ name: "amr", alt: longLine, hasLight: false }} sizes="24rem" ground="navy" />
      </Part>
      <Part name="toast">
        <Toast text={longLine} />
      </Part>
    </Section>
  );
}

/** Every part of the design system that comes on different grounds. */
function Parts({ tone }: { tone: Tone }) {
  const t = useMessages();
  const { brand } = useLoaderData<typeof loader>();
  return (
    <>
      <Part name="section-heading">
        <SectionHeading pretitle={tone} title={longLine} intro={longLine} />
      </Part>
      <Part name="actions">
        <Actions links={links} />
        {links.map((link) => (
          <ArrowLink key={link.label} link={link} />
        ))}
      </Part>
      <Part name="card-link">
        <p className={styles.card}>
          <CardLink href="#parts" title={longLine} />
        </p>
      </Part>
      <Part name="breadcrumb">
        <Breadcrumb crumbs={[longWord, longLine, longWord].map((title, index) => ({ title, path: String(index) }))} />
      </Part>
      <Part name="card-list">
        {[1, 3, 4].map((count) => (
          <CardList
            key={count}
            cards={Array.from({ length: count }, (_, index) => ({ ...card, href: `#parts-${index}` }))}
          />
        ))}
      </Part>
      <Part name="copy-link">
        <CopyLink label={t.copyLink} doneLabel={t.linkCopied} />
      </Part>
      <Part name="download-list">
        <DownloadList items={[file, { ...file, href: "https://example.com", external: true }]} />
      </Part>
      <Part name="pagination">
        {[1, 6, 12].map((current) => (
          <Pagination key={current} current={current} total={12} hrefOf={() => "#"} />
        ))}
      </Part>
      <Part name="progress">
        {[0, 5, 12].map((value) => (
          <Progress key={value} label={longLine} value={value} max={12} text={`${value} / 12`} />
        ))}
      </Part>
      <Part name="quiet-button">
        <QuietButton label={longLine} />
      </Part>
      <Part name="setting-list">
        <SettingList
          settings={[
            { name: "legalName", value: longLine },
            { name: "email", value: `${longWord}@example.com`, href: "#parts" },
            // Gaps are no matter of mint bands: status colours do not stand on them.
            ...(tone === "mint" ? [] : [{ name: "registerCourt", value: "", missing: true as const }]),
          ]}
        />
      </Part>
      <Part name="tag-list">
        <TagList tags={["AMR", longWord, longLine]} />
      </Part>
      <Part name="wordmark">
        <Wordmark brand={brand} />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part} data-part={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
