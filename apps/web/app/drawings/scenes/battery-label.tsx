import type { Scene } from "../scene";

const words = {
  de: ["Nennwerte: 51,2 V × 60 Ah", "Energie: 3,07 kWh", "Seriennummer, Baujahr", "QR-Code: ab 18.02.2027"],
  en: ["Rating: 51.2 V × 60 Ah", "Energy: 3.07 kWh", "Serial number, year", "QR code: from Feb 18, 2027"],
};
const rows = [46, 86, 126, 166];

/** A pack and what is read off its label. */
export const batteryLabel: Scene = {
  height: 206,
  draw: (locale) => (
    <>
      <rect className="area" x="1" y="14" width="150" height="190" rx="8" />
      <path className="line" d="M30 14V4h22v10M100 14V4h22v10" />
      <rect className="line" x="18" y="34" width="116" height="86" rx="3" />
      <path className="rule" d="M30 52h70M30 68h50M30 84h84M30 100h40" />
      <path className="mark" d="M30 136h18v18h-18zM66 136h18v18h-18zM30 172h18v18h-18zM66 172h8v8h8v10h-16z" />
      {words[locale].map((text, index) => (
        <g key={text}>
          <path className="line" d={`M${index === 3 ? 92 : 120} ${rows[index]}H186`} />
          <circle className="is-ok" cx="190" cy={rows[index]} r="4" />
          <text x="204" y={rows[index]} dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
    </>
  ),
};
