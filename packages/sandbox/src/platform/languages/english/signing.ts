/** The signing provider's page. Signed papers keep their own language. */
export const signing = {
  title: 'Sign',
  heading: 'Sign your agreement',
  documents: {
    one: 'One document from {sender} for {name}',
    other: '{count} documents from {sender} for {name}',
  },
  test: 'Test mode: every field shows its test value and the name of its role.',
  document: 'Document',
  name: 'Full legal name',
  preview: 'Your signature: ',
  yourName: 'Your name',
  draw: 'Draw your signature',
  optional: 'Optional',
  clear: 'Clear drawing',
  consent:
    'I agree to sign this document electronically, and that this signature binds me as one on paper would.',
  missing: 'Type your name and agree, then finish.',
  decline: 'Decline to sign',
  sureHeading: 'Do you really decline to sign?',
  sureLead:
    'This step then fails, and your investment cannot continue unless {issuer} opens it again. Nothing is signed or paid by this.',
  /** For an envelope that belongs to no step. */
  sureLeadAlone: 'Nothing is signed then, and {sender} sees that you declined.',
  sure: 'Yes, I decline to sign',
  back: 'Go back',
  finish: 'Finish',
  nameMissing: 'Type your full legal name.',
  otherName:
    'Your name differs from the one of the account, {name}. Use that name, or say why yours differs.',
  otherNameReason: 'If you sign by another name than {name}: why',
  locked: 'Open the documents from your step, signed in: the account requires a second factor.',
  letters:
    'These characters cannot be set in the documents: {letters}. Sign with a name in other letters, such as the one in your passport, and say why it differs.',
  held: 'The account requires a second factor: one of its users has to confirm this first, signed in. Open the link of your email again after that.',
  consentMissing: 'Confirm that you want to sign electronically.',
  complete: 'Signed. Thank you.',
  failed: 'You declined to sign.',
} as const

/** Texts of the page that shows who signed an envelope, when and from where. */
export const certificate = {
  sent: 'Sent by {sender} to {recipient}',
  declined: 'Its recipient declined to sign it.',
  unsigned: 'It has not been signed yet.',
  unaltered: 'Signed, and unaltered since: file and certificate are those that were sealed.',
  altered: 'Altered after it was signed. Do not rely on this document.',
  heading: 'Certificate',
  signedBy: 'Signed by',
  signature: 'Signature',
  drawn: 'Drawn by hand',
  typed: 'Typed',
  email: 'Email',
  none: 'N/A',
  when: 'When',
  ip: 'IP address',
  envelope: 'Envelope',
  hash: 'SHA-256 of the file',
  shownHash: '{name}, version {version}: SHA-256 as it was shown',
  signedHash: '{name}: SHA-256 as it was signed',
  open: 'Open the signed document',
  check: 'Check a copy',
  checkHelp: 'Choose a saved copy of the document. It is compared here and sent nowhere.',
  copySame: 'This copy is the file that was signed.',
  copyDiffers: 'This copy is not the file that was signed.',
  verify: 'Verify any file that was signed here',
} as const

/** Texts of the page that verifies a file without sign-in. */
export const verify = {
  title: 'Verify a signed paper',
  lead: 'Find out whether a file was signed and sealed here, by whom, and whether it was changed since. You do not have to sign in.',
  file: 'File',
  help: 'A PDF or HTML file of at most {most} MB. It is compared with what was sealed, and it is not stored.',
  verify: 'Verify',
  another: 'Verify another file',
  noFile: 'Choose a file first.',
  tooLarge: 'The file is larger than {most} MB. No paper that is sealed here is that large.',
  tooOften: 'Too many files were verified from your network. Wait a minute and choose the file again.',
  result: 'Result',
  intact: 'Intact: this is the file that was sealed, to the byte.',
  changed: 'Changed after it was sealed. Do not rely on this file.',
  altered_record: 'The record of this file was altered after it was sealed. Do not rely on this file.',
  foreign: 'This file was not sealed here.',
  foreignHelp:
    'It may be a file of another platform, a scan, a print, or a copy that was saved again. Ask the sender for the file that was downloaded here.',
  changes: 'Changes since it was sealed',
  pageChanged: 'Page {page} differs.',
  appended: {
    one: '1 byte was added after the end of the file.',
    other: '{count} bytes were added after the end of the file.',
  },
  cut: {
    one: '1 byte is missing at the end of the file.',
    other: '{count} bytes are missing at the end of the file.',
  },
  sealChanged: 'The seal differs.',
  propertiesChanged: 'Something outside the pages differs, such as the title or the order of the pages.',
  rewritten: 'Another program saved the whole file anew, so that its pages cannot be compared.',
  paper: 'Paper',
  paperVersion: '{name}, version {version}',
  template: 'Template',
  templateVersion: '{name}, version of {day}',
  noTemplate: 'None: an agreement without a template',
  signedBy: 'Signed by',
  accountName: 'Name in the account: {name}. {reason}',
} as const

/** Reasons why a person failed a step themselves, as sent to the page that embeds the provider's. */
export const failures = {
  declined_to_sign: 'You declined to sign.',
  signer_declined: 'One of the signers declined to sign.',
  not_accredited: 'You said that you do not qualify as an accredited investor.',
  payment_cancelled: 'The payment was cancelled.',
} as const

/** Texts of the last page of a signed paper, in the language of the consent. */
export const signedPaper = {
  title: 'Signing certificate',
  document: 'Document',
  version: { one: '{name}, version {version}, 1 page', other: '{name}, version {version}, {count} pages' },
  shownHash: 'SHA-256 of the document as it was shown',
  signedBy: 'Signed by',
  accountName: 'Name in the account, and why it differs',
  capacity: 'In the capacity of',
  email: 'Email',
  none: 'N/A',
  signature: 'Signature',
  drawn: 'Drawn by hand',
  typed: 'Typed',
  opened: 'Opened',
  signed: 'Signed',
  ip: 'Network address',
  agreed: 'Agreed to (version {version}, {locale})',
  envelope: 'Envelope',
} as const

/** Texts for a person who signs in a page of the platform; stored with the signature. */
export const inline = {
  agree: 'I agree to sign and to receive these documents electronically.',
  disclosure:
    'Signed electronically, these documents bind you as they would on paper. You may decline here and ask {sender} for paper instead. A copy of what you sign stays with your documents, where you can download it. Kept with it are the documents as they were shown to you, your signature, the time, your network address, and this text.',
} as const
