import type { Scene } from "../scene";

const words = {
  de: { shift: "Schicht", long: "42 min", hours: "8 Stunden" },
  en: { shift: "Shift", long: "42 min", hours: "8 hours" },
};
/** Stops of each shift: minute of its beginning and length. */
const stops = [
  [
    [70, 6],
    [300, 4],
  ],
  [[150, 9]],
  [
    [40, 5],
    [220, 5],
    [430, 6],
  ],
  [],
  [[180, 42]],
  [
    [90, 7],
    [350, 5],
  ],
  [[260, 8]],
  [
    [30, 4],
    [200, 6],
    [390, 5],
  ],
  [[120, 11]],
  [[310, 7]],
];
const left = 70;
const perMinute = 345 / 480;

/** Ten shifts as bars, every stop of the system marked where it happened. */
export const tenShifts: Scene = {
  height: 262,
  draw(locale) {
    const { shift, long, hours } = words[locale];
    return (
      <>
        {stops.map((all, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is its number
          <g key={row} transform={`translate(0 ${row * 24})`}>
            <text y="13" className="quiet">{`${shift} ${row + 1}`}</text>
            <rect className="area" x={left} width="345" height="16" rx="2" />
            {all.map(([start = 0, length = 0]) => (
              <rect
                key={start}
                className={length > 30 ? "is-fault" : "is-warn"}
                x={left + start * perMinute}
                width={Math.max(length * perMinute, 3)}
                height="16"
              />
            ))}
            {row === 4 && (
              <text x={left + 230 * perMinute} y="13">
                {long}
              </text>
            )}
          </g>
        ))}
        <text x="415" y="258" textAnchor="end" className="quiet">
          {hours}
        </text>
      </>
    );
  },
};
