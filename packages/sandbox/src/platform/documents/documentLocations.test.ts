import { expect, it } from 'vitest'
import { actors, makeDocument, receiveFile } from '../../testing/documents/aDocument.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('a new address for a file that did not come', (database) => {
  const locate = async (actor: Actor, id: string) => {
    const { data, errors } = await database.ask(
      actor,
      'mutation ($id: UUID!) { made: makeDocumentLocation(input: { id: $id }) { uploadInfo { fields } } }',
      { id },
    )
    const made = data?.made as { uploadInfo: { fields: Record<string, string> } } | null | undefined
    return { fields: made?.uploadInfo.fields, code: errors?.[0]?.extensions?.code }
  }

  it('is for the same document, and the earlier upload is ignored', async () => {
    const made = await makeDocument(database, actors.issuer)
    const [begun] = await database.rows<{ attempt: number }>(
      'select attempt from app_private.begin_upload($1, $2, $3)',
      [made.fields.policy, made.fields.signature, made.fields.key],
    )

    const { fields } = await locate(actors.issuerAdmin, made.document.id)

    expect(fields?.key).toBe(made.fields.key)
    const [late] = await database.rows<{ taken: boolean }>(
      `select app_private.finish_upload($1, $2, 3, '\\x00') as taken`,
      [made.fields.key, begun?.attempt],
    )
    expect(late?.taken).toBe(false)
    const [again] = await database.rows<{ attempt: number }>(
      'select attempt from app_private.begin_upload($1, $2, $3)',
      [fields?.policy, fields?.signature, fields?.key],
    )
    expect(again?.attempt).toBe((begun?.attempt ?? 0) + 2)
  })

  it('is only for the uploader of the document, and only until the file has arrived', async () => {
    const made = await makeDocument(database, actors.issuer)
    expect((await locate(actors.issuerViewer, made.document.id)).code).toBe('not_allowed')
    expect((await locate(actors.ats, made.document.id)).code).toBe('not_found')
    // An investor has papers of their own to send again, and this is none.
    expect((await locate(actors.investor, made.document.id)).code).toBe('not_found')
    expect((await locate(actors.broker, made.document.id)).code).toBe('not_allowed')

    await receiveFile(database, made)

    expect((await locate(actors.issuer, made.document.id)).code).toBe('upload_used')
  })
})
