import type { ByLocale } from "../by-locale";
import type { OrderTexts } from "../order/order-texts";

export const scene: ByLocale<OrderTexts> = {
  de: {
    label:
      "Monatscheck an Cobot 3 in sechs Schritten: Bremsgeräusch, Spiel im Handgelenk, Sauger und das Kabel an Achse sechs sind erledigt, gerade wird der Not-Halt geprüft. Danach folgt die Prüfsumme der Sicherheitseinstellungen, dann die Unterschrift.",
    title: "Arbeitsauftrag",
    context: "AA-3360 · Monatscheck",
    subject: "Monatscheck, Cobot 3",
    status: "In Arbeit",
    facts: [
      ["Technik", "Jana Weber"],
      ["Ort", "Zelle 3"],
      ["Termin", "heute 10:00"],
    ],
    steps: "Schritte",
    progress: (done) => `${done} von 6`,
    checklist: [
      { text: "Bremsgeräusch je Achse", state: "done", proof: "ruhig" },
      { text: "Spiel im Handgelenk", state: "done", proof: "0,06 mm" },
      { text: "Sauger auf Risse geprüft", state: "done", proof: "1 ersetzt" },
      { text: "Kabel an Achse sechs", state: "done", proof: "10:14 · Foto" },
      { text: "Not-Halt auslösen", state: "current" },
      { text: "Prüfsumme mit freigegebenem Wert vergleichen", state: "open", hold: "Nach Schritt 5" },
    ],
    target: "Soll: Stillstand aus jedem Taster",
    reading: [
      ["Pult", "steht"],
      ["Tisch", "steht"],
      ["Zelle", "…"],
    ],
    parts: "Teile",
    partList: [
      {
        name: "Sauger 40 mm",
        number: "SG-0040",
        place: "E-03",
        status: "Entnommen",
        tone: "ok",
        before: "Reserviert",
      },
      { name: "Kabelhalter Achse 6", number: "KH-0612", place: "E-04", status: "Nicht nötig", tone: "idle" },
    ],
    times: "Zeiten",
    timeList: [
      ["Weg", "2 min"],
      ["Arbeit", "16 min"],
      ["Warten", "0 min"],
    ],
    signature: "Unterschrift",
    signatureState: "Nach der Prüfsumme möglich",
  },
  en: {
    label:
      "Monthly check of cobot 3 in six steps: brake noise, backlash at the wrist, vacuum cups and the cable at joint six are done, the emergency stop is being tested. The checksum of the safety settings and the signature follow.",
    title: "Work order",
    context: "WO-3360 · Monthly check",
    subject: "Monthly check, cobot 3",
    status: "In progress",
    facts: [
      ["Technician", "Jana Weber"],
      ["Place", "Cell 3"],
      ["Due", "today 10:00"],
    ],
    steps: "Steps",
    progress: (done) => `${done} of 6`,
    checklist: [
      { text: "Brake noise of each joint", state: "done", proof: "quiet" },
      { text: "Backlash at the wrist", state: "done", proof: "0.06 mm" },
      { text: "Vacuum cups checked for cracks", state: "done", proof: "1 replaced" },
      { text: "Cable at joint six", state: "done", proof: "10:14 · photo" },
      { text: "Trigger emergency stop", state: "current" },
      { text: "Compare checksum with the released value", state: "open", hold: "After step 5" },
    ],
    target: "Required: full stop from every button",
    reading: [
      ["Pendant", "stops"],
      ["Table", "stops"],
      ["Cell", "…"],
    ],
    parts: "Parts",
    partList: [
      { name: "Vacuum cup 40 mm", number: "SG-0040", place: "E-03", status: "Issued", tone: "ok", before: "Reserved" },
      { name: "Cable clip joint 6", number: "KH-0612", place: "E-04", status: "Not needed", tone: "idle" },
    ],
    times: "Times",
    timeList: [
      ["Travel", "2 min"],
      ["Work", "16 min"],
      ["Waiting", "0 min"],
    ],
    signature: "Signature",
    signatureState: "Possible after the checksum",
  },
};
