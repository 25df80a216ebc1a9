import { describe, expect, it } from 'vitest'
import { documentLines } from './documentLines'
import { byUploader } from './ownedDocumentsQuery'
import { anOwnedDocument } from './testing'
import type { Upload } from './createUploads'

const mine = anOwnedDocument({ id: 'mine', uploadedBy: 'me', uploadStatus: 'in_progress' })
const theirs = anOwnedDocument({ id: 'theirs', uploadedBy: 'them' })
const sending = { status: 'sending', sent: 1, size: 2 } as const

const anUpload = (upload: Partial<Upload>): Upload => ({
  ...{ id: 'u-1', name: 'Notes', extension: 'txt', state: { status: 'waiting' } },
  ...upload,
})

describe('documentLines', () => {
  it('mark the uploads of the account, with their progress', () => {
    // proves DOC-005
    expect(documentLines([mine, theirs], [], 'me')).toMatchObject([
      { id: 'mine', isOwn: true, status: 'in_progress' },
      { id: 'theirs', isOwn: false, status: 'uploaded' },
    ])
  })

  it('begin with documents that are not prepared yet', () => {
    expect(documentLines([theirs], [anUpload({ documentId: 'elsewhere' })], 'me')).toMatchObject([
      { id: 'u-1', name: 'Notes', isOwn: true, status: 'in_progress' },
      { id: 'theirs' },
    ])
  })

  it('are one for a document and the upload of it, which knows better how it goes', () => {
    const failed = anUpload({ documentId: 'mine', state: { status: 'failed', code: 'upload_failed' } })
    expect(documentLines([mine], [failed], 'me')).toMatchObject([
      { id: 'mine', status: 'failed', upload: failed },
    ])
    const going = anUpload({ documentId: 'mine', state: sending })
    const before = { ...mine, uploadStatus: 'failed' as const }
    expect(documentLines([before], [going], 'me')).toMatchObject([{ id: 'mine', status: 'in_progress' }])
  })
})

describe('byUploader', () => {
  it('separates own uploads from those of others', () => {
    // proves SEC-007, SEC-008
    expect(byUploader([mine, theirs], 'me')).toEqual({ byMe: [mine], withMe: [theirs] })
  })
})
