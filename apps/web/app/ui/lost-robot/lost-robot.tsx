type Props = {
  /** Lost: it has found no way; stopped: it stands in the middle of one. */
  state: "lost" | "stopped";
  className?: string;
  /** Colour of the robot and its path. */
  signalInk: string;
};

const racks = [84, 180, 276, 372, 468].flatMap((x) => [`M${x} 64h56v150h-56z`, `M${x} 300h56v146h-56z`]).join("");
const shelves = [84, 180, 276, 372, 468]
  .flatMap((x) => [94, 124, 154, 184, 329, 358, 387, 416].map((y) => `M${x} ${y}h56`))
  .join("");

/** Decoration of error pages: a hall from above, and a robot that does not get where it should. */
export function LostRobot({ state, className, signalInk }: Props) {
  const isLost = state === "lost";
  return (
    <svg
      viewBox="22 22 676 476"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M112 496H24V24H696V496H612M212 496H412" strokeWidth="3" />
      <path d="M112 496H212M412 496H612" strokeWidth="3" strokeDasharray="2 10" strokeOpacity="0.6" />
      <path d={shelves} strokeOpacity="0.35" />
      <path d={racks} strokeWidth="1.5" strokeOpacity="0.7" />
      <path d="M588 64h72v72h-72zM606 82h36v36h-36z" strokeWidth="1.5" strokeOpacity="0.7" />
      <path d="M588 330h72M588 360h72M588 390h72M588 420h72M600 330v90M648 330v90" strokeOpacity="0.45" />
      <path d="M544 257H612Q624 257 624 245V150" strokeWidth="2" strokeDasharray="3 9" strokeOpacity="0.7" />
      <g stroke={signalInk} strokeWidth="3.5">
        <path
          d={
            isLost
              ? "M44 257H148Q160 257 160 245V58Q160 44 174 44H242Q256 44 256 58V245Q256 257 268 257H340Q352 257 352 269V456Q352 470 338 470H270Q256 470 256 456V296Q256 282 270 282H434Q448 282 448 268V190"
              : "M44 257H418"
          }
        />
        <g transform={isLost ? "translate(448 164)" : "translate(448 257) rotate(90)"}>
          <path d="M-11 -22H11Q15 -22 15 -18V18Q15 22 11 22H-11Q-15 22 -15 18V-18Q-15 -22 -11 -22Z" />
          <path d="M-6 -8L0 -14L6 -8" strokeWidth="2.5" />
        </g>
        {isLost ? (
          <path d="M438 104Q438 92 449 92Q460 92 460 103Q460 110 454 113Q449 116 449 122M449 131V132" />
        ) : (
          <path d="M490 232V282M502 238V276" strokeWidth="2.5" strokeOpacity="0.7" />
        )}
      </g>
    </svg>
  );
}
