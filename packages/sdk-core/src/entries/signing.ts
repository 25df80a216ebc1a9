// Documents that are signed in the page: read, signed or declined.

export {
  askForPapers,
  initialsOf,
  isSignedInline,
  remindSigner,
  strokePath,
} from '../features/signing/signing'
export { declinePapers, type DeclineInput } from '../features/signing/declinePapers'
export { paperFile, type WantedPaper } from '../features/signing/paperFile'
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
