import type { Spoken } from '../../language/Messages'

/** Every word of the documents. Exact texts of the specification are the defaults. @public */
export const documentsMessages = {
  title: 'Documents',
  /** What the two buttons choose between. (DOC-001) */
  choice: 'Documents of',
  securities: 'Securities',
  holdings: 'Holdings',
  documentCount: { one: '1 document', other: '{count} documents' },

  issuer: 'Issuer',
  asset: 'Asset',
  round: 'Round',
  documents: 'Documents',
  notAvailable: 'N/A',
  /** (DOC-003) */
  none: 'No Documents Found.',

  /** How a document reached whoever has not uploaded it. (DOC-004) */
  sharedVia: 'shared via {names}',
  download: 'Download {name}',
  downloadFailed: 'The document could not be downloaded. Please try again.',
  notSharedAnyMore: 'This document is not shared with you any more.',
}

/** What a partner may reword on the documents. @public */
export type DocumentsMessages = Spoken<typeof documentsMessages>
