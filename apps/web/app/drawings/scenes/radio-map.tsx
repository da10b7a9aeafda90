import type { Scene } from "../scene";

const words = {
  de: { gate: "Tor 6", rack: "Hochregal", legend: ["unter 1 %", "1 bis 5 %", "über 5 %"] },
  en: { gate: "Gate 6", rack: "High rack", legend: ["below 1%", "1 to 5%", "above 5%"] },
};
/** Share of missing messages of each cell: 0 low, 1 noticeable, 2 high. */
const cells = ["000000000122", "000000001222", "000000000111", "000010000000", "000110000000", "000000000000"];
const looks = ["is-free", "is-warn", "is-fault"];
const size = 34;

/** A floor in cells; where messages go missing, they are filled. */
export const radioMap: Scene = {
  height: 250,
  draw(locale) {
    const { gate, rack, legend } = words[locale];
    return (
      <>
        {cells.map((row, line) =>
          [...row].map((share, column) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={`${line} ${column}`}
              className={looks[Number(share)]}
              x={6 + column * size}
              y={line * size}
              width={size - 2}
              height={size - 2}
              rx="2"
            />
          )),
        )}
        <rect className="line" x="5" y="-1" width={12 * size} height={6 * size} rx="3" />
        <text x="404" y="126" textAnchor="end">
          {rack}
        </text>
        <text x="140" y="196">
          {gate}
        </text>
        {legend.map((text, index) => (
          <g key={text} transform={`translate(${6 + index * 130} 220)`}>
            <rect className={looks[index]} width="16" height="16" rx="2" />
            <text x="24" y="13" className="quiet">
              {text}
            </text>
          </g>
        ))}
      </>
    );
  },
};
