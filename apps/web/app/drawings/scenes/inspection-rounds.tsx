import type { Scene } from "../scene";

const words = {
  de: [
    ["jede Schicht", "Blick: offensichtliche Mängel", "1,5 min"],
    ["laut Handbuch", "Prüfkörper: Schutzfeld hält", "4 min"],
    ["alle 500 h", "Bremsweg, Not-Halt, Reifen", "30 min"],
    ["jedes Jahr", "ganzes Fahrzeug, mit Protokoll", "120 min"],
  ],
  en: [
    ["every shift", "look: obvious defects", "1.5 min"],
    ["as the manual says", "test piece: field stops it", "4 min"],
    ["every 500 h", "braking, e-stop, tires", "30 min"],
    ["every year", "whole vehicle, on record", "120 min"],
  ],
};
const widths = [390, 320, 230, 120];

/** Four rounds of inspection, the frequent ones wide. */
export const inspectionRounds: Scene = {
  height: 236,
  draw: (locale) =>
    words[locale].map(([when, what, minutes], row) => (
      <g key={when} transform={`translate(0 ${1 + row * 60})`}>
        <rect className={row === 3 ? "is-ok" : "area"} width={widths[row]} height="18" rx="3" />
        <text y="38">{when}</text>
        <text y="38" x="150" className="quiet">
          {what}
        </text>
        <text y="38" x="420" textAnchor="end" className="quiet">
          {minutes}
        </text>
      </g>
    )),
};
