// Documents that are signed in the page: read, signed or declined.

export { askForPapers } from '../features/signing/askForPapers'
export { declinePapers, type DeclineInput } from '../features/signing/declinePapers'
export { initialsOf } from '../features/signing/initialsOf'
export { isSignedInline } from '../features/signing/isSignedInline'
export { paperFile, type WantedPaper } from '../features/signing/paperFile'
export { remindSigner } from '../features/signing/remindSigner'
export {
  checkSignerName,
  isSameName,
  signPapers,
  type SigningInput,
  type SigningOutcome,
} from '../features/signing/signPapers'
export type {
  Mark,
  PaperField,
  PaperToSign,
  SignedPaperFile,
  SigningCertificate,
  SigningConsent,
  SigningPapers,
  StepSigner,
  Stroke,
} from '../features/signing/SigningPapers'
export { strokePath } from '../features/signing/strokePath'
