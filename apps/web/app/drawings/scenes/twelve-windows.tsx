import type { Scene } from "../scene";

const words = {
  de: { window: "Fenster", kinds: ["Fett", "Batterie", "Bremstest"], arms: "6 Arme" },
  en: { window: "Window", kinds: ["grease", "battery", "brake test"], arms: "6 arms" },
};
/** For each group of six arms: in which windows it is greased and gets batteries; brakes are tested in every second. */
const groups = [
  { name: "A", grease: [1, 7], battery: [4] },
  { name: "B", grease: [2, 8], battery: [5] },
  { name: "C", grease: [3, 9], battery: [10] },
  { name: "D", grease: [6, 12], battery: [11] },
];
const looks = ["is-ok", "is-fault", "is-warn"];
const left = 66;
const step = 29;

/** A year of twelve windows: which group of arms gets what when. */
export const twelveWindows: Scene = {
  height: 236,
  draw(locale) {
    const { window, kinds, arms } = words[locale];
    const windows = Array.from({ length: 12 }, (_, index) => index + 1);
    return (
      <>
        <text y="14" className="quiet">
          {window}
        </text>
        {windows.map((number) => (
          <text key={number} x={left + (number - 0.5) * step} y="14" textAnchor="middle" className="quiet">
            {number}
          </text>
        ))}
        {groups.map(({ name, grease, battery }, row) => (
          <g key={name} transform={`translate(0 ${28 + row * 44})`}>
            <text y="16">{name}</text>
            <text y="32" className="quiet">
              {arms}
            </text>
            {windows.map((number) => (
              <g key={number} transform={`translate(${left + (number - 1) * step} 0)`}>
                <rect className="area" width={step - 3} height="36" rx="2" />
                {grease.includes(number) && <rect className={looks[0]} x="3" y="3" width={step - 9} height="9" />}
                {battery.includes(number) && <rect className={looks[1]} x="3" y="13.5" width={step - 9} height="9" />}
                {number % 2 === (row < 2 ? 1 : 0) && (
                  <rect className={looks[2]} x="3" y="24" width={step - 9} height="9" />
                )}
              </g>
            ))}
          </g>
        ))}
        {kinds.map((kind, index) => (
          <g key={kind} transform={`translate(${left + index * 116} 214)`}>
            <rect className={looks[index]} width="14" height="14" rx="2" />
            <text x="22" y="12" className="quiet">
              {kind}
            </text>
          </g>
        ))}
      </>
    );
  },
};
