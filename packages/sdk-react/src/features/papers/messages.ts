import type { Spoken } from '../../language/Messages'

/** Messages of the papers that a step asks for. @public */
export const papersMessages = {
  loadFailed: 'We could not load your documents.',
  nothingAsked:
    'This step asks for no documents. Please contact your issuer to learn how to complete your investment.',
  optional: 'Optional',
  missing: 'Not uploaded yet',
  uploading: { one: '1 file is still uploading', other: '{count} files are still uploading' },
  required: '{title} is required.',
  waiting: 'A file has not arrived yet. Wait for it, send it again or remove it.',
  continue: 'Continue',
  sending: 'Sending',

  download: 'Download {name}',
  notDownloaded: 'The document could not be downloaded. Please try again.',
  remove: 'Remove {name}',
  removed: '{name} was removed.',
  notRemoved: '{name} could not be removed. Try again.',
  cancelUpload: 'Cancel upload of {name}',
  retry: 'Retry',
  retryUpload: 'Retry upload of {name}',

  yours: 'Your documents',
}

/** Messages of the papers of a step that a partner may replace. @public */
export type PapersMessages = Spoken<typeof papersMessages>
