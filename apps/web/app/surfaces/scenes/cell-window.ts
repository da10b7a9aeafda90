import type { ByLocale } from "../by-locale";
import type { OrderTexts } from "../order/order-texts";

export const scene: ByLocale<OrderTexts> = {
  de: {
    label:
      "Arbeitsauftrag für ein Fenster von drei Stunden an Schweißroboter 4: Zelle gesichert, Fettprobe gezogen, Encoderbatterien gewechselt und das Schlauchpaket geprüft. Gerade wird gemessen, wie weit die Achsen im Bremstest sinken, danach folgen Justage und Programmsicherung.",
    title: "Arbeitsauftrag",
    context: "AA-3352 · 3 Stunden",
    subject: "Alles Fällige, Schweißroboter 4",
    status: "In Arbeit",
    facts: [
      ["Technik", "Murat Kaya"],
      ["Ort", "Linie 1, Zelle 2"],
      ["Fenster", "So 06:00–09:00"],
    ],
    steps: "Schritte",
    progress: (done) => `${done} von 6`,
    checklist: [
      { text: "Zelle gesichert, Antriebe aus", state: "done", proof: "06:04 · Foto" },
      { text: "Fettprobe Achse 3 gezogen", state: "done", proof: "Probe 118" },
      { text: "Encoderbatterien gewechselt", state: "done", proof: "06:58" },
      { text: "Schlauchpaket geprüft", state: "done", proof: "07:25 · 3 Fotos" },
      { text: "Bremstest je Achse", state: "current" },
      { text: "Justage prüfen, Programm sichern", state: "open", hold: "Nach Schritt 5" },
    ],
    target: "Soll: höchstens 0,5 mm Absinken",
    reading: [
      ["Achse 2", "0,3 mm"],
      ["Achse 3", "0,1 mm"],
      ["Achse 5", "…"],
    ],
    parts: "Teile",
    partList: [
      {
        name: "Encoderbatterie",
        number: "EB-0036",
        place: "E-11",
        status: "Entnommen",
        tone: "ok",
        before: "Reserviert",
      },
      { name: "Getriebefett", number: "GF-0500", place: "E-12", status: "Entnommen", tone: "ok" },
      { name: "Schlauchpaket", number: "SP-1800", place: "E-20", status: "Reserviert", tone: "warning" },
    ],
    times: "Zeiten",
    timeList: [
      ["Weg", "5 min"],
      ["Arbeit", "96 min"],
      ["Warten", "0 min"],
    ],
    signature: "Unterschrift",
    signatureState: "Nach Justage und Sicherung möglich",
  },
  en: {
    label:
      "Work order for a window of three hours at welding robot 4: cell locked out, grease sampled, encoder batteries replaced and the hose package inspected. The drop of the axes in the brake test is being measured, mastering and the program backup follow.",
    title: "Work order",
    context: "WO-3352 · 3 hours",
    subject: "Everything due, welding robot 4",
    status: "In progress",
    facts: [
      ["Technician", "Murat Kaya"],
      ["Place", "Line 1, cell 2"],
      ["Window", "Sun 06:00–09:00"],
    ],
    steps: "Steps",
    progress: (done) => `${done} of 6`,
    checklist: [
      { text: "Cell locked out, drives off", state: "done", proof: "06:04 · photo" },
      { text: "Grease sample from axis 3", state: "done", proof: "sample 118" },
      { text: "Encoder batteries replaced", state: "done", proof: "06:58" },
      { text: "Hose package inspected", state: "done", proof: "07:25 · 3 photos" },
      { text: "Brake test of each axis", state: "current" },
      { text: "Check mastering, back up program", state: "open", hold: "After step 5" },
    ],
    target: "Required: drop of 0.5 mm at most",
    reading: [
      ["Axis 2", "0.3 mm"],
      ["Axis 3", "0.1 mm"],
      ["Axis 5", "…"],
    ],
    parts: "Parts",
    partList: [
      { name: "Encoder battery", number: "EB-0036", place: "E-11", status: "Issued", tone: "ok", before: "Reserved" },
      { name: "Gear grease", number: "GF-0500", place: "E-12", status: "Issued", tone: "ok" },
      { name: "Hose package", number: "SP-1800", place: "E-20", status: "Reserved", tone: "warning" },
    ],
    times: "Times",
    timeList: [
      ["Travel", "5 min"],
      ["Work", "96 min"],
      ["Waiting", "0 min"],
    ],
    signature: "Signature",
    signatureState: "Possible after mastering and backup",
  },
};
