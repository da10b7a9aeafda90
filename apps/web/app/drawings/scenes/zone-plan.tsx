import type { Scene } from "../scene";

const words = {
  de: { gate: "Tor 2", walk: "0,6 m/s · Fußweg", work: "Umbau" },
  en: { gate: "Gate 2", walk: "0.6 m/s · walkway", work: "Building work" },
};

/** A floor with four kinds of zones and three vehicles of different fleets. */
export const zonePlan: Scene = {
  height: 232,
  draw(locale) {
    const { gate, walk, work } = words[locale];
    return (
      <>
        <rect className="line" x="1" y="1" width="418" height="230" rx="4" />
        <rect className="fault" x="20" y="20" width="130" height="64" rx="3" strokeDasharray="6 4" />
        <text x="32" y="46">
          BLOCKED
        </text>
        <text x="32" y="66" className="quiet">
          {work}
        </text>
        <rect className="mark" x="290" y="40" width="110" height="120" rx="3" />
        <text x="302" y="66">
          RELEASE
        </text>
        <text x="302" y="86" className="quiet">
          {gate}
        </text>
        <path className="line" d="M400 70v60" strokeWidth="5" />
        <rect className="warn" x="20" y="176" width="250" height="40" rx="3" />
        <text x="32" y="201">
          SPEED_LIMIT
        </text>
        <text x="150" y="201" className="quiet">
          {walk}
        </text>
        <path className="line" d="M20 104h240v50h-240z" strokeDasharray="2 4" />
        <text x="32" y="134">
          DIRECTED
        </text>
        <path className="line" d="M130 129h110m-10-6l10 6l-10 6" />
        {[
          ["1", 196, 52],
          ["2", 240, 52],
          ["3", 310, 196],
        ].map(([fleet, left, top]) => (
          <g key={fleet} transform={`translate(${left} ${top})`}>
            <rect className="is-ok" x="-15" y="-11" width="30" height="22" rx="5" />
            <text textAnchor="middle" dominantBaseline="central" className="on">
              {fleet}
            </text>
          </g>
        ))}
      </>
    );
  },
};
