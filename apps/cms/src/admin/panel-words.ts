import { mailWords } from "../mails/mail-words.ts";

/** The same for a wrong password and for an address that is closed for a while: it must not say which addresses there are. */
const refusedSignIn = {
  de: "E-Mail-Adresse oder Passwort stimmt nicht. Nach acht falschen Passwörtern ist eine Adresse zehn Minuten lang gesperrt.",
  en: "The e-mail address or the password is wrong. After eight wrong passwords an address is closed for ten minutes.",
};

/**
 * Where the panel's own words are replaced: they say more of what happens here, and German editors are addressed as
 * everywhere else, not by their first name.
 */
export const panelWords = {
  de: {
    authentication: {
      loggedIn: "Um sich mit einem anderen Zugang anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
      loggedInChangePassword: "Ihr Passwort ändern Sie unter <0>Konto</0>.",
      loggedOutInactivity: "Sie wurden abgemeldet, weil Sie länger nichts getan haben.",
      loggedOutSuccessfully: "Sie wurden abgemeldet.",
      loginWithAnotherUser: "Um sich mit einem anderen Zugang anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
      youAreInactive:
        "Sie haben länger nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?",
      ...mailWords.de,
    },
    dashboard: {
      discardMessage: "Ihre Änderungen an der Übersicht sind nicht gespeichert. Möchten Sie sie verwerfen?",
      noItems: "Auf Ihrer Übersicht steht nichts. Fügen Sie über das Menü „Übersicht“ oben etwas hinzu.",
    },
    error: {
      deletingTitle:
        "{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
      emailOrPasswordIncorrect: refusedSignIn.de,
      userLocked: refusedSignIn.de,
      documentNotFound:
        "Das Dokument mit der ID {{id}} gibt es nicht: Es wurde gelöscht, oder Sie dürfen es nicht sehen.",
      notAllowedToAccessPage: "Sie dürfen diese Seite nicht sehen.",
      notAllowedToPerformAction: "Dazu haben Sie keine Berechtigung.",
      unauthorized: "Bitte melden Sie sich an.",
    },
    general: {
      aboutToDelete: "{{label}} <1>{{title}}</1> wird gelöscht. Sind Sie sicher?",
      aboutToDeleteCount_many: "{{count}} {{label}} werden gelöscht.",
      aboutToDeleteCount_one: "{{count}} {{label}} wird gelöscht.",
      aboutToDeleteCount_other: "{{count}} {{label}} werden gelöscht.",
      changesNotSaved: "Ihre Änderungen sind nicht gespeichert und gehen verloren, wenn Sie die Seite verlassen.",
      copyWarning: "{{label}} {{title}}: {{to}} wird mit {{from}} überschrieben. Sind Sie sicher?",
      currentlyEditing:
        "bearbeitet gerade dieses Dokument. Wenn Sie übernehmen, kann diese Person nicht weiterschreiben, und was sie nicht gespeichert hat, kann verloren gehen.",
      documentOutOfDate: "Jemand hat dieses Dokument inzwischen geändert. Was Sie sehen, ist veraltet.",
      enterAValue: "Bitte geben Sie einen Wert ein",
      noLabel: "–",
      sorryNotFound: "Leider gibt es nichts, was Ihrer Anfrage entspricht.",
      unsavedChanges:
        "Ihre Änderungen sind nicht gespeichert. Bitte speichern oder verwerfen Sie sie, bevor Sie weitermachen.",
      unsavedChangesDuplicate: "Ihre Änderungen sind nicht gespeichert. Möchten Sie trotzdem duplizieren?",
    },
    validation: {
      emailAddress: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
      enterNumber: "Bitte geben Sie eine gültige Zahl an.",
    },
    version: {
      aboutToPublishSelection: "Alle ausgewählten {{label}} werden veröffentlicht. Sind Sie sicher?",
      aboutToRestore:
        "{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt. War er veröffentlicht, ist er es damit wieder.",
      aboutToRestoreGlobal:
        "{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt. War er veröffentlicht, ist er es damit wieder.",
      aboutToRevertToPublished: "Der Entwurf wird verworfen; es gilt wieder, was veröffentlicht ist. Sind Sie sicher?",
      aboutToUnpublish: "Das Dokument verschwindet von der Website und wird zum Entwurf. Sind Sie sicher?",
      aboutToUnpublishIn: "Das Dokument verschwindet in {{locale}} von der Website. Sind Sie sicher?",
      aboutToUnpublishSelection:
        "Alle ausgewählten {{label}} verschwinden von der Website und werden zu Entwürfen. Sind Sie sicher?",
      problemRestoringVersion:
        "Nicht wiederhergestellt: So, wie dieser Stand ist, kann ihn die Website nicht zeigen. Stellen Sie ihn über den Pfeil neben dem Knopf als Entwurf wieder her; beim Veröffentlichen lesen Sie dann, was zu ändern ist.",
    },
  },
  en: {
    authentication: mailWords.en,
    error: { emailOrPasswordIncorrect: refusedSignIn.en, userLocked: refusedSignIn.en },
    general: { noLabel: "–" },
    version: {
      aboutToRestore: "{{label}}: the state of {{versionDate}} will be restored. If it was published, it is again.",
      aboutToRestoreGlobal:
        "{{label}}: the state of {{versionDate}} will be restored. If it was published, it is again.",
      problemRestoringVersion:
        "Not restored: the site cannot show that state as it is. Restore it as a draft with the arrow beside the button; when you publish it, you will read what to change.",
    },
  },
};
