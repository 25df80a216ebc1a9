import { uploadMessages } from '@capstan/sdk-core/documents'
import type { Spoken } from '../../language/Messages'

/** Messages of the documents of a security or a holding. Exact texts of the specification are the defaults. @public */
export const uploadsMessages = {
  /** (SEC-006, HOLD-017) */
  none: 'No documents found',

  name: 'Name',
  type: 'Type',
  /** (DOC-004) */
  sharedVia: 'shared via',
  sharedWith: 'Shared with',
  createdOn: 'Created On',
  status: 'Status',
  actions: 'Actions',
  private: 'Private',

  preview: 'Show {name}',
  download: 'Download {name}',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  cancelUpload: 'Cancel the upload of {name}',
  notCancelled: '{name} is no longer being uploaded, but could not be deleted. Try again.',
  retryUpload: 'Retry the upload of {name}',
  progress: 'Upload of {name}',
  percent: '{percent}%',

  /** (ALERT-003) */
  uploaded: 'File Successfully Uploaded!',
  /** (UPLOAD-003, UPLOAD-004, UPLOAD-005) */
  tooLarge: uploadMessages.tooLarge,
  unknownError: uploadMessages.failed,
  uploadFailed: uploadMessages.status.failed,
  typeNotAllowed: 'Files of this type cannot be uploaded.',
  isEmpty: 'There is nothing in this file.',
  contentDiffers: 'The content of this file does not match the type in its name.',
  pdfDamaged: 'This PDF is damaged: its end is missing. Save it again and upload the new file.',
  pdfEncrypted: 'This PDF is protected by a password. Remove the protection and upload it again.',
  pdfFormOnly:
    'This PDF is a form that only Adobe Reader shows. Print it to a PDF and upload the printed file.',
  noRoom: 'This account has no room for more files. Delete documents that are not needed.',
  tryAgain: 'The time for this upload is over. Please upload the file again.',
  notAllowed: 'Operation not allowed',
  fileProblem: '{name}: {problem}',

  drop: 'Drop files here or',
  choose: 'choose from your computer',
  limits: '{types}, up to 100MB',

  shareTitle: 'Upload documents',
  files: 'Files',
  shareWith: 'Share with',
  aboutSharing:
    'The people you choose see the document as soon as it is uploaded. If you choose no one, it stays private.',
  holding_investor: 'The investor',
  holding_broker: 'Distributors of the round',
  holding_agent: 'The transfer agent',
  security_investor: 'All holders',
  security_broker: 'Distributors',
  security_agent: 'The transfer agent',
  security_ats: 'The trading system',
  security_issuer: 'The issuer',
  upload: 'Upload',
  uploading: 'Uploading',
  cancel: 'Cancel',

  editTitle: 'Edit document',
  nameRequired: 'Name is a required field.',
  removeTitle: 'Delete {name}?',
  removeText:
    'The document and its file are deleted for all accounts that it is shared with. This cannot be undone.',
  removeAction: 'Delete',
  removing: 'Deleting',
  removed: '{name} was deleted.',
}

/** Messages of the documents of a security or a holding that a partner may replace. @public */
export type UploadsMessages = Spoken<typeof uploadsMessages>
