import type { Scene } from "../scene";

const words = {
  de: {
    cmms: "Roboter-CMMS",
    flows: ["1 Störung eröffnet", "2 Auftrag freigegeben", "3 zurückgemeldet"],
    leads: ["führt", "Stammdaten"],
  },
  en: {
    cmms: "Robot CMMS",
    flows: ["1 fault opened", "2 order released", "3 confirmed"],
    leads: ["leads", "master data"],
  },
};
const tops = [70, 120, 170];
const rightwards = "M121 10H299m-10-6l10 6l-10 6";
const leftwards = "M299 10H121m10-6l-10 6l10 6";

/** Two systems, three messages between them. */
export const messageBridge: Scene = {
  height: 214,
  draw(locale) {
    const { cmms, flows, leads } = words[locale];
    return (
      <>
        <rect className="area" x="1" y="1" width="112" height="212" rx="6" />
        <rect className="area" x="307" y="1" width="112" height="212" rx="6" />
        <text x="57" y="30" textAnchor="middle">
          {cmms}
        </text>
        <text x="363" y="30" textAnchor="middle">
          SAP PM
        </text>
        {leads.map((word, line) => (
          <text key={word} x="363" y={180 + line * 18} textAnchor="middle" className="quiet">
            {word}
          </text>
        ))}
        {flows.map((flow, index) => (
          <g key={flow}>
            <text x="210" y={tops[index]} textAnchor="middle">
              {flow}
            </text>
            <path className="mark" transform={`translate(0 ${tops[index]})`} d={index === 1 ? leftwards : rightwards} />
          </g>
        ))}
      </>
    );
  },
};
