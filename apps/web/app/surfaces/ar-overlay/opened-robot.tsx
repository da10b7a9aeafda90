import { callouts } from "./ar-overlay-data";
import styles from "./opened-robot.module.css";

export const pictureSize = { width: 720, height: 460 };

/** The vehicle with its front cover off, as the camera sees it, with the guide's marks laid over. */
export function OpenedRobot() {
  return (
    <svg viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`} className={styles.picture}>
      <path d="M0 356L720 330V460H0Z" className={styles.floor} />
      <path d="M120 460L212 348M360 460L372 342M600 460L532 336M0 404L720 372" className={styles.joint} />
      <path d="M150 372L330 410L612 352L440 330Z" className={styles.shadow} />
      <path d="M154 214L330 246V390L154 348Z" className={styles.front} />
      <path d="M330 246L606 200V330L330 390Z" className={styles.flank} />
      <path d="M154 214L430 176L606 200L330 246Z" className={styles.top} />
      <path d="M196 213L424 182L560 201L338 237Z" className={styles.deck} />
      <path d="M170 236L316 263V332L170 298Z" className={styles.opening} />
      <path d="M170 236L316 263V268L176 243V300L170 298Z" className={styles.rim} />
      <path d="M352 262L586 222V290L352 338Z" className={styles.opening} />
      <path d="M352 262L586 222V227L358 267V337L352 338Z" className={styles.rim} />
      <path d="M440 252L566 231V284L440 308Z" className={styles.battery} />
      <path d="M461 262V290M482 258V286M503 255V282M524 251V278M545 248V274" className={styles.cells} />
      <path d="M446 258L560 239" className={styles.cells} />
      <path d="M186 256L228 264V286L186 277Z" className={styles.board} />
      <path d="M192 264L220 269M192 270L212 274" className={styles.trace} />
      <path d="M200 300L272 316V342L200 325Z" className={styles.scanner} />
      <path d="M206 311L266 325V331L206 317Z" className={styles.lens} />
      <path d="M154 330L330 370V390L154 348Z" className={styles.bumper} />
      <path d="M330 370L606 312V330L330 390Z" className={styles.bumper} />
      <path d="M372 374a22 24 -8 0 0 44 -10" className={styles.wheel} />
      <path d="M520 344a20 22 -8 0 0 42 -10" className={styles.wheel} />
      <path d="M262 314C268 296 282 300 290 278" className={styles.oldCable} />
      <path d="M312 262C340 268 356 282 372 296S404 310 438 290" className={styles.newCable} />
      <ellipse cx="300" cy="264" rx="14" ry="16" className={styles.connector} />
      <ellipse cx="300" cy="264" rx="6.5" ry="8" className={styles.socket} />
      <Turn />
      {callouts.map(({ kind, at: [x, y], text: [tx, ty] }) => (
        <g key={`${x}-${y}`} className={styles.lead} data-kind={kind}>
          <path d={`M${x} ${y}L${tx} ${ty}`} />
          {kind !== "target" && <circle cx={x} cy={y} r="4.5" />}
        </g>
      ))}
      <path d="M40 60V40H60M660 40H680V60M680 400V420H660M60 420H40V400" className={styles.frame} />
    </svg>
  );
}

/** Which way to turn the nut. */
function Turn() {
  return (
    <g className={styles.turn}>
      <ellipse cx="300" cy="264" rx="34" ry="37" className={styles.halo} />
      <path d="M326 240A34 37 0 1 0 331 281" />
      <path d="M321 251L327 239L314 236" />
    </g>
  );
}
