import type { ByLocale } from "../by-locale";
import type { OrderTexts } from "../order/order-texts";

export const scene: ByLocale<OrderTexts> = {
  de: {
    label:
      "Einsatz beim Kunden in Kassel, Antriebsregler an AMR 21 tauschen: Die Zutrittsunterweisung ist gebucht, der passende Revisionsstand liegt im Wagen. Vier von sechs Schritten sind erledigt, gerade wird der Bremsweg gemessen und mit dem Vorjahr verglichen.",
    title: "Einsatz",
    context: "AA-7714 · Kassel",
    subject: "Antriebsregler tauschen, AMR 21",
    status: "Vor Ort",
    facts: [
      ["Technik", "Jana Weber"],
      ["Zutritt", "Tor 3, unterwiesen"],
      ["Termin", "heute 09:00"],
    ],
    steps: "Schritte",
    progress: (done) => `${done} von 6`,
    checklist: [
      { text: "Gesichert, Akku getrennt", state: "done", proof: "09:12 · Foto" },
      { text: "Alter Regler ausgebaut, Revision gelesen", state: "done", proof: "Rev. C" },
      { text: "Neuer Regler eingebaut", state: "done", proof: "SN 30418" },
      { text: "Parameter eingespielt", state: "done", proof: "4.12.3" },
      { text: "Bremsweg messen", state: "current" },
      { text: "Probefahrt mit dem Kunden", state: "open", hold: "Nach Schritt 5" },
    ],
    target: "Soll: höchstens 0,60 m · Vorjahr 0,52 m",
    reading: [
      ["Leer", "0,44 m"],
      ["Beladen", "0,53 m"],
      ["Rampe", "…"],
    ],
    parts: "Im Wagen 3",
    partList: [
      {
        name: "Antriebsregler",
        number: "AR-48 Rev. C",
        place: "Wagen 3",
        status: "Eingebaut",
        tone: "ok",
        before: "Reserviert",
      },
      { name: "Servicelaptop", number: "SL-07", place: "Wagen 3", status: "Dabei", tone: "ok" },
      { name: "Lüfter 80 mm", number: "LF-0080", place: "Wagen 3", status: "Nicht nötig", tone: "idle" },
    ],
    times: "Zeiten",
    timeList: [
      ["Fahrt", "118 min"],
      ["Arbeit", "52 min"],
      ["Warten", "0 min"],
    ],
    signature: "Unterschrift des Kunden",
    signatureState: "Auf dem Bildschirm, nach der Probefahrt",
  },
  en: {
    label:
      "Visit at a customer in Kassel, replace the drive controller of AMR 21: the site briefing is booked, the right revision is in the van. Four of six steps are done, the braking distance is being measured and compared with last year.",
    title: "Visit",
    context: "WO-7714 · Kassel",
    subject: "Replace drive controller, AMR 21",
    status: "On site",
    facts: [
      ["Technician", "Jana Weber"],
      ["Access", "Gate 3, briefed"],
      ["Due", "today 09:00"],
    ],
    steps: "Steps",
    progress: (done) => `${done} of 6`,
    checklist: [
      { text: "Locked out, battery disconnected", state: "done", proof: "09:12 · photo" },
      { text: "Old controller out, revision read", state: "done", proof: "rev. C" },
      { text: "New controller fitted", state: "done", proof: "SN 30418" },
      { text: "Parameters loaded", state: "done", proof: "4.12.3" },
      { text: "Measure braking distance", state: "current" },
      { text: "Test drive with the customer", state: "open", hold: "After step 5" },
    ],
    target: "Required: 0.60 m at most · last year 0.52 m",
    reading: [
      ["Empty", "0.44 m"],
      ["Loaded", "0.53 m"],
      ["Ramp", "…"],
    ],
    parts: "In van 3",
    partList: [
      {
        name: "Drive controller",
        number: "AR-48 rev. C",
        place: "Van 3",
        status: "Fitted",
        tone: "ok",
        before: "Reserved",
      },
      { name: "Service laptop", number: "SL-07", place: "Van 3", status: "On board", tone: "ok" },
      { name: "Fan 80 mm", number: "LF-0080", place: "Van 3", status: "Not needed", tone: "idle" },
    ],
    times: "Times",
    timeList: [
      ["Drive", "118 min"],
      ["Work", "52 min"],
      ["Waiting", "0 min"],
    ],
    signature: "Customer’s signature",
    signatureState: "On the screen, after the test drive",
  },
};
