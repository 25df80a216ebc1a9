import type { Spoken } from '../../language/Words'
import type { stepsMessages } from './messages'

/** The same in German. */
export const stepsGerman = {
  title: 'Ihre Qualifikationsschritte',
  steps: 'Qualifikationsschritte',
  position: 'Schritt {position} von {total}',
  loadFailed: 'Ihre Qualifikationsschritte konnten nicht geladen werden.',
  stepLoadFailed: 'Dieser Schritt konnte nicht geladen werden.',
  notActive: 'Dieser Schritt ist nicht aktiv.',
  goToActive: 'Zum aktiven Schritt',
  done: 'Herzlichen Glückwunsch! Sie haben alle Qualifikationen für Ihre Investition abgeschlossen …',
  about: 'Zu diesem Schritt',
  processing: 'Der Schritt wird verarbeitet.',
  complete: 'Schritt abgeschlossen!',
  retry_limit: 'Alle Versuche sind verbraucht. Bitte wenden Sie sich an Ihren Emittenten.',
  failed: 'Der Schritt ist fehlgeschlagen. Bitte wenden Sie sich an Ihren Emittenten.',
  restart: 'Dieser Schritt muss neu begonnen werden.',
  retry: 'Dieser Schritt wurde nicht angenommen. Bitte versuchen Sie es erneut.',
  unknownType:
    'Bitte wenden Sie sich an Ihren Emittenten, um zu erfahren, wie Sie Ihre Investition abschließen.',
  status_not_started: 'Nicht begonnen',
  status_in_progress: 'In Bearbeitung',
  status_processing: 'Wird verarbeitet',
  status_failed: 'Fehlgeschlagen',
  status_complete: 'Abgeschlossen',
  status_restart: 'Neu beginnen',
  status_retry: 'Erneut versuchen',
  status_retry_limit: 'Alle Versuche verbraucht',
  reset: 'Zurücksetzen',
  continue: 'Weiter',
  sending: 'Wird gesendet',
  invalid: 'Bitte korrigieren Sie die markierten Felder.',
  completeFailed: 'Fehler. Bitte versuchen Sie es erneut.',
  earlierAnswers:
    'Eingetragen ist, was Sie früher geantwortet haben: {names}. Bitte prüfen Sie, ob es noch stimmt.',
  encrypted: 'Ihre Antworten und ihr Entwurf werden verschlüsselt gespeichert.',
  disclosures: 'Offenlegungen',
  emptyForm:
    'Dieses Formular hat keine Felder. Bitte wenden Sie sich an Ihren Emittenten, um zu erfahren, wie Sie Ihre Investition abschließen.',
  openLink: 'Öffnen',
  unsafeLink:
    'Der Link dieses Schritts kann nicht geöffnet werden. Bitte wenden Sie sich an Ihren Emittenten.',
  linkNote:
    'Dieser Schritt öffnet sich in einem neuen Tab. Er gilt hier als abgeschlossen, sobald Sie dort fertig sind.',
  frameTitle: '{title}, von unserem Partner',
  frameLoading: 'Das Formular unseres Partners wird geladen',
  frameBlocked: 'Dieser Schritt kann hier nicht angezeigt werden. Bitte wenden Sie sich an Ihren Emittenten.',
  frameFailed: 'Dieser Schritt konnte nicht geöffnet werden.',
  asyncError: 'Es ist ein Fehler aufgetreten: {reason}',
  unknownReason: 'beim Laden',
  safari:
    'Eingebettete Seiten sind in Safari deaktiviert. Bitte folgen Sie diesem Link oder schließen Sie den Vorgang in Chrome ab.',
  followLink: 'Diesem Link folgen',
  tryAgain: 'Erneut versuchen',
} satisfies Spoken<typeof stepsMessages>
