import type { Scene } from "../scene";

const words = {
  de: ["neue Masse", "neue Kante", "neuer Klemmpunkt", "Messstelle"],
  en: ["new mass", "new edge", "new pinch point", "measuring point"],
};
const labels = [
  [250, 62],
  [250, 112],
  [250, 162],
  [250, 212],
];
const points = [
  [150, 88],
  [126, 132],
  [170, 150],
  [150, 206],
];

/** An arm with its gripper over a table, four places marked that a new gripper changes. */
export const gripperContact: Scene = {
  height: 240,
  draw: (locale) => (
    <>
      <path className="line" d="M10 222h220" />
      <path className="line" d="M30 222v-30h40v30M50 192L40 90L150 40v36" strokeWidth="4" />
      <circle className="area" cx="50" cy="192" r="10" />
      <circle className="area" cx="40" cy="90" r="10" />
      <circle className="area" cx="150" cy="40" r="10" />
      <path className="mark" d="M126 76h48v26h-48zM126 102v36M174 102v36M126 138h12M174 138h-12" />
      <rect className="area" x="138" y="192" width="24" height="30" rx="2" />
      {words[locale].map((text, index) => {
        const [left = 0, top = 0] = labels[index] ?? [];
        const [x = 0, y = 0] = points[index] ?? [];
        return (
          <g key={text}>
            <path className="rule" d={`M${x} ${y}L${left - 12} ${top}`} />
            <circle className={index === 3 ? "is-fault" : "is-ok"} cx={x} cy={y} r="5" />
            <text x={left} y={top} dominantBaseline="central">
              {text}
            </text>
          </g>
        );
      })}
    </>
  ),
};
