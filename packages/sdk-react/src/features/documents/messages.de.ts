import type { Spoken } from '../../language/Messages'
import type { documentsMessages } from './messages'

/** The same in German. */
export const documentsGerman = {
  title: 'Dokumente',
  choice: 'Art der Dokumente',
  securities: 'Wertpapiere',
  holdings: 'Bestände',
  steps: 'Qualifikationen',
  documentCount: { one: '1 Dokument', other: '{count} Dokumente' },
  issuer: 'Emittent',
  asset: 'Anlage',
  round: 'Runde',
  documents: 'Dokumente',
  notAvailable: 'k. A.',
  none: 'Keine Dokumente gefunden.',
  sharedVia: 'geteilt über {names}',
  security_investor: 'Alle mit einem Bestand',
  holding_investor: 'Wer investiert hat',
  download: '{name} herunterladen',
  downloadFailed: 'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  notSharedAnyMore: 'Dieses Dokument ist nicht mehr für Sie freigegeben.',
  signedPapers: 'Unterschriebene Papiere',
  show: '{name} anzeigen',
  previous: 'Voriges Dokument',
  next: 'Nächstes Dokument',
  position: '{at} von {count}',
  downloadFile: 'Herunterladen',
  noPreview: 'Diese Art von Datei kann hier nicht gezeigt werden. Laden Sie sie herunter, um sie zu öffnen.',
  unreadable:
    'Diese Datei kann hier nicht gezeigt werden. Vielleicht ist sie beschädigt oder geschützt. Laden Sie sie herunter, um sie zu öffnen.',
  partial: 'Auf diesen Seiten fehlen vielleicht Bilder. Laden Sie die Datei herunter, um alles zu sehen.',
  firstRows: 'Die ersten {count} Zeilen. Laden Sie die Datei herunter, um alle zu sehen.',
  firstPart: 'Der Anfang der Datei. Laden Sie sie herunter, um alles zu sehen.',
  pages: 'Seiten von {name}',
  page: 'Seite {page} von {count}',
} satisfies Spoken<typeof documentsMessages>
