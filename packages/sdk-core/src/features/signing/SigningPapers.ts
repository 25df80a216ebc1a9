/** A place on a paper that is filled in when it is signed. */
export interface PaperField {
  id: string
  kind: 'signature' | 'initials' | 'date'
  label: string
  /** True when the reader fills it in; the other fields belong to other signers. */
  isTheirs: boolean
  /** From 1. */
  page: number
  /** In parts of its page, from the upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

/** A document that is to be signed, as it is shown. */
export interface PaperToSign {
  id: string
  name: string
  /** 1 for the first version shown; each version after a decline has the next number. */
  version: number
  pages: number
  /** The number of texts that were filled in before it was shown. */
  filled: number
  /** SHA-256 of its file, in hex. */
  sha256: string
  fields: readonly PaperField[]
}

/** The consent given before papers are signed, stored with them word for word. */
export interface SigningConsent {
  version: string
  /** The language of its texts. */
  locale: string
  agree: string
  disclosure: string
}

/** A document as it was signed, with its certificate as its last page. */
export interface SignedPaperFile {
  id: string
  name: string
  pages: number
  sha256: string
}

/** The signers of a paper and the times of their signatures. */
export interface SigningCertificate {
  signedBy: string
  email?: string
  openedOn: string
  signedOn: string
}

/** A person who signs the papers of a step. */
export interface StepSigner {
  id: string
  name: string
  /** The capacity they sign in: "Trustee of …". */
  capacity?: string
  /** `later` until those before them have signed. */
  status: 'signed' | 'waiting' | 'later'
  /** True when the reader signs it. */
  isYours: boolean
  /** True when their invitation went by mail. */
  isMailed: boolean
  /** The address that the reader's own invitation was mailed to. */
  mailedTo?: string
  /** True when it can go by mail: an address is known. */
  canBeMailed: boolean
  /** Since when it is their turn. */
  since?: string
  /** When the last mail went to them. */
  mailedOn?: string
  signedOn?: string
}

/** The state of the papers of a step. */
export type SigningPapers =
  | {
      status: 'sent'
      sender: string
      papers: readonly PaperToSign[]
      consent: SigningConsent
      /** All who sign, in their order. */
      signers: readonly StepSigner[]
      /** The reader as a party of the account: their name there, and the capacity they sign in. */
      signer?: { name: string; capacity?: string }
    }
  /** The reader has nothing to sign now: the papers wait for others. */
  | { status: 'waiting'; sender: string; signers: readonly StepSigner[] }
  /** They are signed on the page of the provider. */
  | { status: 'elsewhere' }
  | {
      status: 'completed'
      envelopeId: string
      papers: readonly SignedPaperFile[]
      certificate: SigningCertificate
      /** True when every file is byte for byte the sealed one. */
      isUnaltered: boolean
      /** Path on the platform of the page that verifies the certificate. */
      documentUri: string
    }

/** A signature or initials: typed, or drawn in a box of 480 by 160. */
export type Mark = { text: string } | { strokes: readonly Stroke[] }

/** The points of one stroke of a pen. */
export type Stroke = readonly (readonly [x: number, y: number])[]
