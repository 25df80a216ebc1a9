import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import {
  DeleteHoldingDocumentDocument,
  DeleteSecurityDocumentDocument,
  MakeDocumentLocationDocument,
  MakeHoldingDocumentDocument,
  MakeSecurityDocumentDocument,
  UpdateHoldingDocumentDocument,
  UpdateSecurityDocumentDocument,
  type UploadLocationFragment,
} from './operations.generated'
import type { DocumentOwner, OwnedDocument } from './OwnedDocument'
import type { FileLocation } from '../documents/sendFile'

/** The fields of a new document. */
export interface DocumentInput {
  name: string
  /** The kind of file, without a dot: `pdf`. */
  extension: string
  /** The roles it is shared with; none keeps it private. */
  shareWith: readonly string[]
}

/** A document that was made, and where to send its file. */
export interface MadeDocument {
  id: string
  location: FileLocation
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Makes a document of a security or a holding; then its file is sent. (CALL-020, CALL-021)
 *
 * @throws CapstanError `file_type_not_allowed`, `share_not_allowed`
 */
export async function makeDocument(
  capstan: Capstan,
  { kind, id }: DocumentOwner,
  { name, extension, shareWith }: DocumentInput,
  request?: Once,
): Promise<MadeDocument> {
  const input = { name, extension, shareWith: [...shareWith], parentId: id }
  const submitted = submission('makeDocument', request)
  if (kind === 'security') {
    const answer = await capstan.client.mutate(MakeSecurityDocumentDocument, { input }, submitted)
    return made(answer.makeSecurityDocument?.uploadInfo)
  }
  const answer = await capstan.client.mutate(MakeHoldingDocumentDocument, { input }, submitted)
  return made(answer.makeHoldingDocument?.uploadInfo)
}

/** Returns a new upload address for the file of a document that has not arrived. */
export async function makeDocumentLocation(capstan: Capstan, id: string): Promise<FileLocation> {
  const input = { id }
  const answer = await capstan.client.mutate(
    MakeDocumentLocationDocument,
    { input },
    submission('makeDocumentLocation', undefined),
  )
  return locationOf(orNotFound(answer.makeDocumentLocation?.uploadInfo))
}

/** Changes the name or the sharing of a document, if the shown version is the current one; omitted fields stay. */
export async function saveDocument(
  capstan: Capstan,
  kind: DocumentOwner['kind'],
  changes: { id: string; version: string; name?: string; shareWith?: readonly string[] },
  request?: Once,
): Promise<void> {
  const { shareWith, ...rest } = changes
  const input = { ...rest, ...(shareWith && { shareWith: [...shareWith] }) }
  const submitted = submission('saveDocument', request)
  if (kind === 'security') await capstan.client.mutate(UpdateSecurityDocumentDocument, { input }, submitted)
  else await capstan.client.mutate(UpdateHoldingDocumentDocument, { input }, submitted)
}

/** Deletes a document and its file; an upload of it that is under way counts no more. (CALL-022, CALL-023) */
export async function deleteDocument(
  capstan: Capstan,
  kind: DocumentOwner['kind'],
  { id }: Pick<OwnedDocument, 'id'>,
): Promise<void> {
  const input = { id }
  const submitted = submission('deleteDocument', undefined)
  if (kind === 'security') await capstan.client.mutate(DeleteSecurityDocumentDocument, { input }, submitted)
  else await capstan.client.mutate(DeleteHoldingDocumentDocument, { input }, submitted)
}

function made(
  info: (UploadLocationFragment & { document: { id: string } | null }) | null | undefined,
): MadeDocument {
  const found = orNotFound(info)
  return { id: orNotFound(found.document).id, location: locationOf(found) }
}

function locationOf({ url, fields }: UploadLocationFragment): FileLocation {
  return { url: orNotFound(url), fields: orNotFound(fields) as FileLocation['fields'] } // names and texts
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
