import type { Spoken } from '../../language/Messages'
import type { documentsMessages } from './messages'

/** The same in German. */
export const documentsGerman = {
  title: 'Dokumente',
  choice: 'Dokumente zu',
  securities: 'Wertpapieren',
  holdings: 'Beständen',
  documentCount: { one: '1 Dokument', other: '{count} Dokumente' },
  issuer: 'Emittent',
  asset: 'Anlage',
  round: 'Runde',
  documents: 'Dokumente',
  notAvailable: 'k. A.',
  none: 'Keine Dokumente gefunden.',
  sharedVia: 'geteilt über {names}',
  download: '{name} herunterladen',
  downloadFailed: 'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  notSharedAnyMore: 'Dieses Dokument ist nicht mehr für Sie freigegeben.',
} satisfies Spoken<typeof documentsMessages>
