import type { Spoken } from '../../language/Messages'

/** The texts of the documents. Exact texts of the specification are the defaults. @public */
export const documentsMessages = {
  title: 'Documents',
  /** The name of the choice between the two buttons. (DOC-001) */
  choice: 'Documents of',
  securities: 'Securities',
  holdings: 'Holdings',
  steps: 'Qualifications',
  documentCount: { one: '1 document', other: '{count} documents' },

  issuer: 'Issuer',
  asset: 'Asset',
  round: 'Round',
  documents: 'Documents',
  notAvailable: 'N/A',
  /** (DOC-003) */
  none: 'No Documents Found.',

  /** The way in which a document reached a reader other than its uploader. (DOC-004) */
  sharedVia: 'shared via {names}',
  security_investor: 'All holders',
  holding_investor: 'The investor',
  download: 'Download {name}',
  downloadFailed: 'The document could not be downloaded. Please try again.',
  notSharedAnyMore: 'This document is not shared with you any more.',

  signedPapers: 'Signed documents',

  show: 'Show {name}',
  previous: 'Previous document',
  next: 'Next document',
  position: '{at} of {count}',
  downloadFile: 'Download',
  noPreview: 'This kind of file cannot be shown here. Download it to open it.',
  unreadable: 'This file cannot be shown here. It may be damaged or protected. Download it to open it.',
  partial: 'Pictures may be missing from these pages. Download the file to see all of it.',
  firstRows: 'The first {count} rows. Download the file for all of them.',
  firstPart: 'The beginning of the file. Download it for all of it.',
  pages: 'Pages of {name}',
  page: 'Page {page} of {count}',
  smaller: 'Smaller',
  larger: 'Larger',
  zoom: '{percent}%',
}

/** The texts of the documents that a partner may replace. @public */
export type DocumentsMessages = Spoken<typeof documentsMessages>
