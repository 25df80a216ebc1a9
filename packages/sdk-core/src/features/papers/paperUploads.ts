import type { Capstan } from '../../Capstan'
import { sendFile } from '../documents/sendFile'
import { createUploads, type Uploads } from '../uploads/createUploads'
import { deletePaper, makePaper, makePaperLocation } from './savePaper'

const perCapstan = new WeakMap<Capstan, Map<string, Uploads>>()

/** Returns the uploads of this page for one paper of a step. All callers of an instance share them. */
export function paperUploads(capstan: Capstan, stepId: string, askedFor: string): Uploads {
  const known = perCapstan.get(capstan) ?? new Map<string, Uploads>()
  perCapstan.set(capstan, known)
  const key = `${stepId}:${askedFor}`
  const uploads =
    known.get(key) ??
    createUploads({
      make: ({ name, extension }, idempotencyKey) =>
        makePaper(capstan, { stepId, askedFor, name, extension }, { idempotencyKey }),
      locate: (documentId) => makePaperLocation(capstan, documentId),
      send: sendFile,
      remove: (id) => deletePaper(capstan, id),
    })
  known.set(key, uploads)
  return uploads
}
