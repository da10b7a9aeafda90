import { beat } from "../story/beat";
import { callouts, namedAt } from "./ar-overlay-data";
import styles from "./opened-robot.module.css";

export const pictureSize = { width: 720, height: 460 };

/** The vehicle with its front cover off, as the camera sees it, with the guide's marks laid over. */
export function OpenedRobot() {
  return (
    <svg viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`} className={styles.picture}>
      <path d="M0 352L720 318V460H0Z" className={styles.floor} />
      <path d="M110 460L206 346M352 460L368 338M612 460L540 330M0 404L720 366" className={styles.joint} />
      <path d="M140 366L326 420L632 352L440 326Z" className={styles.shadow} />
      <path d="M154 252L330 288V400L154 352Z" className={styles.front} />
      <path d="M330 288L610 234V332L330 400Z" className={styles.flank} />
      <path d="M154 252L432 208L610 234L330 288Z" className={styles.top} />
      <path d="M190 246V232L334 260V276ZM334 276V260L592 213V229Z" className={styles.lift} />
      <path d="M174 220L334 252V264L174 231ZM334 252L592 204V215L334 264Z" className={styles.edge} />
      <path d="M174 220L430 180L592 204L334 252Z" className={styles.deck} />
      <path d="M198 220L430 184L566 204L336 246Z" className={styles.mat} />
      <path d="M170 272L316 302V354L170 318Z" className={styles.opening} />
      <path d="M170 272L316 302V307L175 278V319L170 318Z" className={styles.rim} />
      <path d="M350 302L590 254V308L350 360Z" className={styles.opening} />
      <path d="M350 302L590 254V259L355 307V359L350 360Z" className={styles.rim} />
      <path d="M446 295L572 270V304L446 332Z" className={styles.battery} />
      <path d="M467 291V327M488 287V322M509 283V318M530 279V313M551 275V308" className={styles.cells} />
      <path d="M186 296L254 311V338L186 321Z" className={styles.scanner} />
      <path d="M192 307L248 320V327L192 314Z" className={styles.lens} />
      <path d="M154 338L330 384V400L154 352ZM330 384L610 318V332L330 400Z" className={styles.bumper} />
      <path d="M160 333L324 375M338 375L602 313" className={styles.light} />
      <ellipse cx="166" cy="262" rx="6" ry="6" className={styles.stop} />
      <path d="M254 322C268 332 276 330 284 326" className={styles.oldCable} />
      <path d="M300 322C326 326 344 338 366 342S412 338 446 318" className={styles.newCable} />
      <ellipse cx="292" cy="324" rx="13" ry="15" className={styles.connector} />
      <ellipse cx="292" cy="324" rx="6" ry="7.5" className={styles.socket} />
      <Turn />
      {callouts.map(({ kind, at: [x, y], text: [tx, ty] }, index) => (
        <g key={`${x}-${y}`} className={styles.lead} data-kind={kind}>
          <path {...beat("draw", namedAt[index] ?? 0)} d={`M${x} ${y}L${tx} ${ty}`} pathLength="1" />
          {kind !== "target" && <circle cx={x} cy={y} r="4.5" />}
        </g>
      ))}
      <path
        {...beat("appear", 0.1, { lasts: 0.2, times: 3 })}
        d="M20 48V20H48M672 20H700V48M700 412V440H672M48 440H20V412"
        className={styles.frame}
      />
    </svg>
  );
}

/** Which way to turn the nut. */
function Turn() {
  return (
    <g {...beat("appear", 1.6)} className={styles.turn}>
      <ellipse cx="292" cy="324" rx="34" ry="37" className={styles.halo} />
      <path {...beat("draw", 4, { lasts: 1.2 })} d="M318 300A34 37 0 1 0 323 341" pathLength="1" />
      <path d="M313 311L319 299L306 296" />
    </g>
  );
}
