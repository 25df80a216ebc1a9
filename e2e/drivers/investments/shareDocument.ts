import { expect, type BrowserContext } from '@playwright/test'
import { ask } from '../platform'

/** A document of the holding or the security that another one is about. */
export interface SharedDocument {
  id: string
  /** Takes it back. */
  remove: () => Promise<void>
}

interface Shared {
  /** The name of a document of the same holding. */
  like: string
  name: string
  /** Its content; a text about itself unless given. */
  file?: { extension: string; mimeType: string; buffer: Buffer }
}

/** Uploads a document about the holding of another document, for its investor, as the signed-in issuer. */
export async function shareDocument(
  issuer: BrowserContext,
  { like, name, file: given }: Shared,
): Promise<SharedDocument> {
  const { allDocuments } = await ask<Found>(issuer, find, { like })
  const parentId = allDocuments.nodes[0]?.holdingId
  const content = given ?? {
    extension: 'txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`This is ${name}.`),
  }
  const { extension, ...carried } = content
  const input = { name, extension, shareWith: ['investor'], parentId }
  const { makeHoldingDocument } = await ask<Made>(issuer, make, { input })
  const { url, fields, document } = makeHoldingDocument.uploadInfo
  const file = { name: `${name}.${extension}`, ...carried }
  const answer = await issuer.request.post(url, { multipart: { ...fields, file } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return {
    id: document.id,
    remove: async () => void (await ask(issuer, remove, { input: { id: document.id } })),
  }
}

interface Found {
  allDocuments: { nodes: { holdingId: string }[] }
}

interface Made {
  makeHoldingDocument: {
    uploadInfo: { url: string; fields: Record<string, string>; document: { id: string } }
  }
}

const find =
  'query ($like: String!) { allDocuments(filter: { name: { equalTo: $like } }) { nodes { holdingId } } }'
const make =
  'mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) { uploadInfo { url fields document { id } } } }'
const remove =
  'mutation ($input: DeleteHoldingDocumentInput!) { deleteHoldingDocument(input: $input) { clientMutationId } }'
