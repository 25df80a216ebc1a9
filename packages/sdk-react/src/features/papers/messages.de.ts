import type { Spoken } from '../../language/Messages'
import type { papersMessages } from './messages'

/** Messages of the papers that a step asks for, in German. */
export const papersGerman: Spoken<typeof papersMessages> = {
  loadFailed: 'Ihre Dokumente konnten nicht geladen werden.',
  nothingAsked:
    'Dieser Schritt verlangt keine Dokumente. Bitte fragen Sie Ihren Emittenten, wie Sie Ihre Investition abschließen.',
  optional: 'Optional',
  missing: 'Noch nicht hochgeladen',
  uploading: {
    one: '1 Datei wird noch hochgeladen',
    other: '{count} Dateien werden noch hochgeladen',
  },
  required: '{title} ist erforderlich.',
  waiting:
    'Eine Datei ist noch nicht angekommen. Warten Sie auf sie, senden Sie sie erneut oder entfernen Sie sie.',
  continue: 'Weiter',
  sending: 'Wird gesendet',

  download: '{name} herunterladen',
  notDownloaded: 'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  remove: '{name} entfernen',
  removed: '{name} wurde entfernt.',
  notRemoved: '{name} konnte nicht entfernt werden. Versuchen Sie es erneut.',
  cancelUpload: 'Hochladen von {name} abbrechen',
  retry: 'Erneut versuchen',
  retryUpload: 'Wiederholen: {name} hochladen',

  yours: 'Ihre Dokumente',
}
