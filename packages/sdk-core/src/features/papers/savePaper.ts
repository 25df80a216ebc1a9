import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import type { FileLocation } from '../documents/sendFile'
import type { MadeDocument } from '../uploads/saveDocument'
import {
  DeleteStepDocumentDocument,
  MakePaperLocationDocument,
  MakeStepDocumentDocument,
} from './operations.generated'

/** The fields of a new paper. */
export interface PaperInput {
  /** The step that asks for it. */
  stepId: string
  /** The key of the document that the step asks for. */
  askedFor: string
  name: string
  /** The kind of file, without a dot: `pdf`. */
  extension: string
}

/**
 * Makes a paper of an open step; then its file is sent.
 *
 * @throws CapstanError `file_type_not_allowed`, `step_not_current`, `invalid_input` where the step does not ask for it.
 */
export async function makePaper(
  capstan: Capstan,
  { stepId, ...paper }: PaperInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<MadeDocument> {
  const answer = await capstan.client.mutate(
    MakeStepDocumentDocument,
    { input: { ...paper, parentId: stepId } },
    { operation: 'makePaper', idempotencyKey: request?.idempotencyKey ?? newId() },
  )
  const info = orNotFound(answer.makeStepDocument?.uploadInfo)
  return { id: orNotFound(info.document).id, location: locationOf(info) }
}

/** Returns a new upload address for the file of a paper that has not arrived. */
export async function makePaperLocation(capstan: Capstan, id: string): Promise<FileLocation> {
  const answer = await capstan.client.mutate(
    MakePaperLocationDocument,
    { input: { id } },
    { operation: 'makePaperLocation', idempotencyKey: newId() },
  )
  return locationOf(orNotFound(answer.makeDocumentLocation?.uploadInfo))
}

/** Deletes a paper and its file, as long as its step is open. */
export async function deletePaper(capstan: Capstan, id: string): Promise<void> {
  await capstan.client.mutate(
    DeleteStepDocumentDocument,
    { input: { id } },
    { operation: 'deletePaper', idempotencyKey: newId() },
  )
}

function locationOf({ url, fields }: { url: string | null; fields: unknown }): FileLocation {
  return { url: orNotFound(url), fields: orNotFound(fields) as FileLocation['fields'] } // names and texts
}
