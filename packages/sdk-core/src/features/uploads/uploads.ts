import type { Capstan } from '../../Capstan'
import { sendFile } from '../documents/sendFile'
import { createUploads, type Uploads, type UploadSteps } from './createUploads'
import type { DocumentOwner } from './OwnedDocument'
import { deleteDocument, makeDocument, makeDocumentLocation } from './saveDocument'

const perCapstan = new WeakMap<Capstan, Map<string, Uploads>>()

/** Returns the uploads to the documents of a security or a holding. All callers of an instance share them. */
export function uploadsOf(capstan: Capstan, owner: DocumentOwner): Uploads {
  const known = perCapstan.get(capstan) ?? new Map<string, Uploads>()
  perCapstan.set(capstan, known)
  const key = `${owner.kind}:${owner.id}`
  const uploads = known.get(key) ?? createUploads(stepsOf(capstan, owner))
  known.set(key, uploads)
  return uploads
}

function stepsOf(capstan: Capstan, owner: DocumentOwner): UploadSteps {
  return {
    make: (input, idempotencyKey) => makeDocument(capstan, owner, input, { idempotencyKey }),
    locate: (documentId) => makeDocumentLocation(capstan, documentId),
    send: sendFile,
    remove: (id) => deleteDocument(capstan, owner.kind, { id }),
  }
}
