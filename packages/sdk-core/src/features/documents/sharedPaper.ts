/** A paper between two accounts: one that was sent to be signed, or a document that was uploaded. */
export interface SharedPaper {
  id: string
  name: string
  /** `sent`, `completed` once it is signed, or `declined`; `document` was uploaded. */
  status: 'sent' | 'completed' | 'declined' | 'document'
  /** The instant it was sent or uploaded. */
  createdOn: string
  /** The path on the platform of a paper to sign, with its certificate; `null` for a document, whose address expires. */
  uri: string | null
}

/** The fields of a paper that was sent to be signed. */
export interface SignedPaperFields {
  id: string
  name: string
  status: string
  sentOn: string
  documentUri: string | null
}

/** The fields of a document that was uploaded. */
export interface UploadedFields {
  id: string
  name: string
  extension: string
  createdOn: string
}

/** Returns a paper that was sent to be signed. */
export const readSignedPaper = ({
  id,
  name,
  status,
  sentOn,
  documentUri,
}: SignedPaperFields): SharedPaper => ({
  ...{ id, name, createdOn: sentOn, uri: documentUri },
  status: status === 'completed' || status === 'declined' ? status : 'sent',
})

/** Returns a document that was uploaded, with the ending of its file. */
export const readUploadedPaper = ({ id, name, extension, createdOn }: UploadedFields): SharedPaper => ({
  ...{ id, name: `${name}.${extension}`, createdOn, uri: null },
  status: 'document',
})
