import type { ByLocale } from "../by-locale";
import type { OrderTexts } from "../order/order-texts";

export const scene: ByLocale<OrderTexts> = {
  de: {
    label:
      "Arbeitsauftrag AA-3327, Bürsten wechseln an Reinigungsroboter 4: vier von sechs Schritten erledigt, gerade wird der Anpressdruck gemessen. Die Bürsten aus Fach D-05 sind entnommen, die Unterschrift folgt nach dem Probelauf.",
    title: "Arbeitsauftrag",
    context: "AA-3327 · Plan 250 h",
    subject: "Bürsten wechseln, Reinigungsroboter 4",
    status: "In Arbeit",
    facts: [
      ["Technik", "Jana Weber"],
      ["Ort", "2. OG, Laderaum"],
      ["Termin", "heute 14:00"],
    ],
    steps: "Schritte",
    progress: (done) => `${done} von 6`,
    checklist: [
      { text: "Ausgeschaltet, Akku getrennt", state: "done", proof: "13:12 · Foto" },
      { text: "Alte Bürsten ausgebaut, Lager geprüft", state: "done", proof: "13:18 · 2 Fotos" },
      { text: "Neue Bürsten eingesetzt", state: "done", proof: "13:24" },
      { text: "Abziehlippe geprüft", state: "done", proof: "8 mm" },
      { text: "Anpressdruck messen", state: "current" },
      { text: "Probelauf und Freigabe", state: "open", hold: "Nach Schritt 5" },
    ],
    target: "Soll: 22 bis 26 kg je Bürste",
    reading: [
      ["Bürste links", "24 kg"],
      ["Bürste rechts", "23 kg"],
      ["Mitte", "…"],
    ],
    parts: "Teile",
    partList: [
      {
        name: "Walzenbürste 510 mm",
        number: "SB-5100",
        place: "D-05",
        status: "Entnommen",
        tone: "ok",
        before: "Reserviert",
      },
      { name: "Seitenbürste", number: "SB-4410", place: "D-05", status: "Entnommen", tone: "ok" },
      { name: "Abziehlippe", number: "AL-0510", place: "D-06", status: "Reserviert", tone: "warning" },
    ],
    times: "Zeiten",
    timeList: [
      ["Weg", "6 min"],
      ["Arbeit", "17 min"],
      ["Warten", "0 min"],
    ],
    signature: "Unterschrift",
    signatureState: "Nach dem Probelauf möglich",
  },
  en: {
    label:
      "Work order WO-3327, replace the brushes of cleaning robot 4: four of six steps are done, the contact pressure is being measured. The brushes from bin D-05 are issued, signing follows after the test run.",
    title: "Work order",
    context: "WO-3327 · 250 h plan",
    subject: "Replace brushes, cleaning robot 4",
    status: "In progress",
    facts: [
      ["Technician", "Jana Weber"],
      ["Place", "2nd floor, dock"],
      ["Due", "today 14:00"],
    ],
    steps: "Steps",
    progress: (done) => `${done} of 6`,
    checklist: [
      { text: "Switched off, battery disconnected", state: "done", proof: "13:12 · photo" },
      { text: "Old brushes out, bearings checked", state: "done", proof: "13:18 · 2 photos" },
      { text: "New brushes fitted", state: "done", proof: "13:24" },
      { text: "Squeegee checked", state: "done", proof: "8 mm" },
      { text: "Measure contact pressure", state: "current" },
      { text: "Test run and release", state: "open", hold: "After step 5" },
    ],
    target: "Required: 22 to 26 kg a brush",
    reading: [
      ["Left brush", "24 kg"],
      ["Right brush", "23 kg"],
      ["Middle", "…"],
    ],
    parts: "Parts",
    partList: [
      {
        name: "Roller brush 510 mm",
        number: "SB-5100",
        place: "D-05",
        status: "Issued",
        tone: "ok",
        before: "Reserved",
      },
      { name: "Side brush", number: "SB-4410", place: "D-05", status: "Issued", tone: "ok" },
      { name: "Squeegee blade", number: "AL-0510", place: "D-06", status: "Reserved", tone: "warning" },
    ],
    times: "Times",
    timeList: [
      ["Travel", "6 min"],
      ["Work", "17 min"],
      ["Waiting", "0 min"],
    ],
    signature: "Signature",
    signatureState: "Possible after the test run",
  },
};
