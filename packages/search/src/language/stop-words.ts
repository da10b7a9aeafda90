import { fold } from "./fold.ts";
import type { Language } from "./language.ts";

/** What is left of "isn't", "we're" and their like once the sign between is gone. */
const contracted = "aren couldn d didn doesn don hadn hasn haven isn ll m re s shouldn t ve wasn weren won wouldn";

const words: Record<Language, string> = {
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aufs aus
    bei beim bin bis bist bitte da dabei dadurch dafür damit danach daran darauf daraus darf darin darüber das dass
    davon dazu dein deine dem den denn der deren des dessen die dies diese diesem diesen dieser dieses doch dort du
    durch durchs dürfen eigentlich ein eine einem einen einer eines er es etwa etwas euch euer eure für fürs gegen gibt habe haben
    hat hatte hier hinter hinterm hinters ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja jede jedem jeden jeder
    jedes jetzt kann kein keine keinem keinen keiner können könnte mal man mehr mein meine meinem meinen meiner mich
    mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne pro sehr sein seine seinem seinen seiner seit sich
    sie sind so soll sollen sollte sondern sonst über überhaupt überm übers um ums und uns unser unsere unserem unseren unserer unter unterm unters
    viel viele vom von vor vorm vors wann war waren warum was weil welche welchem welchen welcher welches wenn wer werden wie
    wieder wieso wir wird wo woher wohin womit worden wurde wurden zu zum zur zwischen`,
  en: `a about actually after all also am an and any are as at be because been before being between both but by can could
    did do does doing done down each for from further get gets got had has have having he her here hers him his how i if in
    into is it its just may me might more most much must my no nor not of off on once one only or other our ours out
    over own per please really she should so some such than that the their theirs them then there these they this
    those through to too under until up us very was we were what when where which while who whom why will with would
    you your yours ${contracted}`,
};

/** Verbs of what somebody wants to do with something, and of what anything does: the something decides what is found. */
const tasks: Record<Language, string> = {
  de: `anlegen ansehen anzeigen aufmachen benutzen bekommen brauche brauchen einrichten eröffnen finde finden funktioniert
    funktionieren gelten gilt heißt heisst machen möchte nachschlagen nachsehen nutzen öffnen schauen suche suchen verwalten
    verwende verwenden wollen zeigen bleibt bleiben bringt bringen geben gehen geht hält halten kommt kommen lässt lassen
    liegt liegen nehmen nimmt passiert sagen sagt steht stehen tun tut zeigt`,
  en: `add apply applies create find finding handle help look looking make manage managing need needs open opening see
    set show use using want work works bring brings come comes give gives go goes happen happens keep keeps let lets make
    makes put puts say says take takes tell tells try`,
};

const stopWords: Record<Language, Set<string>> = { de: setOf(words.de, "de"), en: setOf(words.en, "en") };
const taskWords: Record<Language, Set<string>> = { de: setOf(tasks.de, "de"), en: setOf(tasks.en, "en") };

function setOf(words: string, language: Language): Set<string> {
  return new Set(words.split(/\s+/).map((word) => fold(word, language)));
}

/** Whether a folded word says too little to be searched for beside other words. */
export function isStopWord(word: string, language: Language): boolean {
  return stopWords[language].has(word);
}

/** Whether a folded word says what somebody wants to do, and nothing of what with. */
export function isTaskWord(word: string, language: Language): boolean {
  return taskWords[language].has(word);
}
