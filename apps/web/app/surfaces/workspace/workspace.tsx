import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./workspace.module.css";
import type { Customer, Machine, WorkspaceTexts } from "./workspace-texts";

/** Seconds of the story: an update ends, and the campaign counts it. */
const updatedAt = 1.6;
const countedAt = 2.4;

/** Who serves many: customers, the machines of one of them, and the update that is under way. */
export function Workspace({ texts: t }: { texts: WorkspaceTexts }) {
  const selected = t.customerList[0];
  return (
    <Panel label={t.label} icon="users-group" title={t.title} context={t.context}>
      <div className={styles.columns}>
        <div className={styles.customers}>
          <div className={styles.heading}>
            <span>{t.total}</span>
            <span>{t.open}</span>
            <span>{t.units}</span>
          </div>
          {t.customerList.map((customer, index) => (
            <CustomerRow key={customer.initials} {...customer} isSelected={index === 0} />
          ))}
        </div>
        <div className={styles.machines}>
          <div className={styles.title}>
            <b>{selected?.name}</b>
            <span className={styles.portal}>{t.portal}</span>
          </div>
          <div className={styles.head}>
            {t.columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {t.machines.map((machine) => (
            <MachineRow key={machine.serial} {...machine} />
          ))}
        </div>
      </div>
      <div className={styles.campaign}>
        <b>{t.campaign.name}</b>
        <span className={styles.track}>
          <span {...beat("grow", countedAt, { lasts: 1, was: "0.97", style: { inlineSize: `${t.campaign.done}%` } })} />
        </span>
        <code>
          <Change at={countedAt} from={t.campaign.before}>
            {t.campaign.text}
          </Change>
        </code>
      </div>
    </Panel>
  );
}

function CustomerRow({ name, initials, note, machines, open, tone, isSelected }: Customer & { isSelected: boolean }) {
  return (
    <div className={styles.customer} data-selected={isSelected ? "" : undefined}>
      <span className={styles.initials}>{initials}</span>
      <span className={styles.who}>
        {name}
        <small>{note}</small>
      </span>
      <Signal tone={tone}>{open}</Signal>
      <code>{machines}</code>
    </div>
  );
}

function MachineRow({ serial, type, hours, firmware, warranty, state, tone, before }: Machine) {
  return (
    <div {...(before && beat("flash", updatedAt, { lasts: 1.2 }))} className={styles.machine}>
      <span className={styles.serial}>
        <code>{serial}</code>
        <small>{type}</small>
      </span>
      <code className={styles.hours}>{hours}</code>
      <code className={styles.firmware} data-old={tone === "warning" ? "" : undefined}>
        <Change at={updatedAt} from={before?.firmware}>
          {firmware}
        </Change>
      </code>
      <span className={styles.warranty}>{warranty}</span>
      <span className={styles.state}>
        <Change at={updatedAt} from={before && <Signal tone="warning">{before.state}</Signal>}>
          <Signal tone={tone}>{state}</Signal>
        </Change>
      </span>
    </div>
  );
}
