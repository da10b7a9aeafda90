import type { ByLocale } from "../by-locale";
import type { OrderTexts } from "../order/order-texts";

export const scene: ByLocale<OrderTexts> = {
  de: {
    label:
      "Arbeitsauftrag AA-3318, Scannerkabel an AMR 07 tauschen: vier von sechs Schritten erledigt, gerade wird das Schutzfeld mit dem Prüfstab gemessen. Kabel aus Fach B-12 entnommen, Unterschrift erst nach der Sicherheitsprüfung.",
    title: "Arbeitsauftrag",
    context: "AA-3318 · T-2417",
    subject: "Scannerkabel tauschen, AMR 07",
    status: "In Arbeit",
    facts: [
      ["Technik", "Murat Kaya"],
      ["Ort", "Halle 2, Tor 4"],
      ["Termin", "heute 06:30"],
    ],
    steps: "Schritte",
    progress: (done) => `${done} von 6`,
    checklist: [
      { text: "Gesichert und spannungsfrei", state: "done", proof: "05:58 · Foto" },
      { text: "Stecker X31 gelöst, Kontakte geprüft", state: "done", proof: "06:03 · 2 Fotos" },
      { text: "Neues Kabel verlegt", state: "done", proof: "06:11" },
      { text: "Stecker angezogen", state: "done", proof: "2,5 Nm" },
      { text: "Schutzfeld mit Prüfstab messen", state: "current" },
      { text: "Probefahrt und Freigabe", state: "open", hold: "Nach Schritt 5" },
    ],
    target: "Soll: Halt innerhalb der Feldgrenze",
    reading: [
      ["Feld 1", "0,38 m"],
      ["Feld 2", "0,41 m"],
      ["Feld 3", "…"],
    ],
    parts: "Teile",
    partList: [
      {
        name: "Scannerkabel 8 m",
        number: "SK-8810-08",
        place: "B-12",
        status: "Entnommen",
        tone: "ok",
        before: "Reserviert",
      },
      { name: "Kabelbinder-Set", number: "KB-0200", place: "Fahrzeug 3", status: "Entnommen", tone: "ok" },
      { name: "Schutzkappe X31", number: "SK-8831", place: "B-14", status: "Reserviert", tone: "warning" },
    ],
    times: "Zeiten",
    timeList: [
      ["Weg", "4 min"],
      ["Arbeit", "20 min"],
      ["Warten", "0 min"],
    ],
    signature: "Unterschrift",
    signatureState: "Nach der Sicherheitsprüfung möglich",
  },
  en: {
    label:
      "Work order WO-3318, replace the scanner cable of AMR 07: four of six steps are done, the protective field is being measured with the test rod. The cable from bin B-12 is issued, signing is possible only after the safety check.",
    title: "Work order",
    context: "WO-3318 · T-2417",
    subject: "Replace scanner cable, AMR 07",
    status: "In progress",
    facts: [
      ["Technician", "Murat Kaya"],
      ["Place", "Building 2, gate 4"],
      ["Due", "today 06:30"],
    ],
    steps: "Steps",
    progress: (done) => `${done} of 6`,
    checklist: [
      { text: "Locked out, no voltage", state: "done", proof: "05:58 · photo" },
      { text: "Connector X31 opened, pins checked", state: "done", proof: "06:03 · 2 photos" },
      { text: "New cable routed", state: "done", proof: "06:11" },
      { text: "Connector tightened", state: "done", proof: "2.5 Nm" },
      { text: "Measure protective field with test rod", state: "current" },
      { text: "Test drive and release", state: "open", hold: "After step 5" },
    ],
    target: "Required: stop inside the field boundary",
    reading: [
      ["Field 1", "0.38 m"],
      ["Field 2", "0.41 m"],
      ["Field 3", "…"],
    ],
    parts: "Parts",
    partList: [
      {
        name: "Scanner cable 8 m",
        number: "SK-8810-08",
        place: "B-12",
        status: "Issued",
        tone: "ok",
        before: "Reserved",
      },
      { name: "Cable tie set", number: "KB-0200", place: "Van 3", status: "Issued", tone: "ok" },
      { name: "Cover cap X31", number: "SK-8831", place: "B-14", status: "Reserved", tone: "warning" },
    ],
    times: "Times",
    timeList: [
      ["Travel", "4 min"],
      ["Work", "20 min"],
      ["Waiting", "0 min"],
    ],
    signature: "Signature",
    signatureState: "Possible after the safety check",
  },
};
