import type { Scene } from "../scene";

const words = {
  de: { up: "Spreizung (mV)", along: "Ladestand (%)" },
  en: { up: "Spread (mV)", along: "State of charge (%)" },
};
/** Spread in mV at these states of charge; assumed, as in the text. */
const charges = [10, 20, 40, 60, 80, 90, 95, 100];
const packs = [
  { name: "A", look: "mark", values: [22, 9, 5, 5, 6, 8, 14, 24] },
  { name: "B", look: "fault", values: [96, 34, 9, 8, 9, 11, 18, 38] },
  { name: "C", look: "warn", values: [30, 28, 27, 26, 28, 29, 30, 31] },
];
const x = (charge: number) => 44 + charge * 3.4;
const y = (millivolts: number) => 202 - millivolts * 1.7;

/** Spread of the cells of three packs over the state of charge. */
export const cellSpread: Scene = {
  height: 252,
  draw(locale) {
    const { up, along } = words[locale];
    return (
      <>
        <text y="14">{up}</text>
        {[0, 25, 50, 75, 100].map((millivolts) => (
          <g key={millivolts}>
            <path className="rule" d={`M44 ${y(millivolts)}H390`} />
            <text x="34" y={y(millivolts)} textAnchor="end" dominantBaseline="central" className="quiet">
              {millivolts}
            </text>
          </g>
        ))}
        {[0, 20, 40, 60, 80, 100].map((charge) => (
          <text key={charge} x={x(charge)} y="222" textAnchor="middle" className="quiet">
            {charge}
          </text>
        ))}
        <text x="384" y="244" textAnchor="end">
          {along}
        </text>
        {packs.map(({ name, look, values }) => (
          <path
            key={name}
            className={look}
            d={`M${values.map((value, index) => `${x(charges[index] ?? 0)} ${y(value)}`).join("L")}`}
          />
        ))}
        {packs.map(({ name, values: [first = 0] }) => (
          <text key={name} x={x(10) - 8} y={y(first)} textAnchor="end" dominantBaseline="central">
            {name}
          </text>
        ))}
      </>
    );
  },
};
