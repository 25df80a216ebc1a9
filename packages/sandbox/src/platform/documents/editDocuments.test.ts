import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { actors, heldSecurity, makeDocument, receiveFile } from '../../testing/documents/aDocument.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('a document', (database) => {
  const edit = (actor: Actor, input: object, kind = 'Holding') =>
    database.ask(
      actor,
      `mutation ($input: Update${kind}DocumentInput!) { made: update${kind}Document(input: $input) {
        document { id name version sharings(orderBy: TO_ROLE_ASC) { nodes { toRole } } } } }`,
      { input },
    )
  const remove = (actor: Actor, id: string, kind = 'Holding') =>
    database.ask(
      actor,
      `mutation ($id: UUID!) { made: delete${kind}Document(input: { id: $id }) { document { id } } }`,
      { id },
    )
  const exists = async (id: string) =>
    (await database.rows('select from app_public.documents where id = $1', [id])).length === 1

  it('is renamed and unshared by its uploader, and disappears for others', async () => {
    const made = await makeDocument(database, actors.issuer, { shareWith: ['investor'] })
    await receiveFile(database, made)
    const { data } = await edit(actors.issuerAdmin, {
      id: made.document.id,
      name: 'New name',
      shareWith: ['agent'],
    })
    expect(data?.made).toMatchObject({
      document: { name: 'New name', sharings: { nodes: [{ toRole: 'agent' }] } },
    })
    const { data: seen } = await database.ask(
      actors.investor,
      `query ($id: UUID!) { documentById(id: $id) { id } }`,
      { id: made.document.id },
    )
    expect(seen).toEqual({ documentById: null })
  })

  it('keeps the fields that an edit omits', async () => {
    const made = await makeDocument(database, actors.issuer, {
      name: 'Deed',
      shareWith: ['investor', 'broker'],
    })
    const { data } = await edit(actors.issuer, { id: made.document.id, shareWith: ['broker'] })
    expect(data?.made).toMatchObject({
      document: { name: 'Deed', sharings: { nodes: [{ toRole: 'broker' }] } },
    })
    const { data: renamed } = await edit(actors.issuer, { id: made.document.id, name: 'Deed 2' })
    expect(renamed?.made).toMatchObject({
      document: { name: 'Deed 2', sharings: { nodes: [{ toRole: 'broker' }] } },
    })
  })

  it('reports a change made elsewhere since it was shown', async () => {
    const made = await makeDocument(database, actors.issuer)
    const { version } = made.document
    expect(
      (await edit(actors.issuer, { id: made.document.id, name: 'First', version })).errors,
    ).toBeUndefined()
    const late = await edit(actors.issuerAdmin, { id: made.document.id, name: 'Second', version })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'changed_elsewhere' })
  })

  it('is edited and deleted by its uploader alone', async () => {
    const made = await makeDocument(database, actors.issuer, { shareWith: ['investor'] })
    await receiveFile(database, made)
    const { id } = made.document
    for (const [actor, code] of [
      [actors.issuerViewer, 'not_allowed'],
      [actors.investor, 'not_allowed'],
      [actors.ats, 'not_allowed'],
    ] as const) {
      expect((await edit(actor, { id, name: 'Mine' })).errors?.[0]?.extensions.code).toBe(code)
      expect((await remove(actor, id)).errors?.[0]?.extensions.code).toBe(code)
    }
    expect(await exists(id)).toBe(true)
    expect((await remove(actors.issuer, id)).data?.made).toEqual({ document: { id } })
    // proves CALL-022, DOC-006
    expect(await exists(id)).toBe(false)
  })

  it('of another is shown but not edited; one unseen is not there', async () => {
    await database.rows('insert into app_private.visible_rows values ($1, $2) on conflict do nothing', [
      accountIds.northgate,
      heldSecurity,
    ])
    const shared = await makeDocument(database, actors.issuer, { kind: 'Security', shareWith: ['ats'] })
    const kept = await makeDocument(database, actors.issuer, { kind: 'Security', shareWith: [] })
    await receiveFile(database, shared)
    await receiveFile(database, kept)
    const codeOf = async (id: string) =>
      (await remove(actors.ats, id, 'Security')).errors?.[0]?.extensions.code
    expect(await codeOf(shared.document.id)).toBe('not_allowed')
    expect(await codeOf(kept.document.id)).toBe('not_found')
    expect(await codeOf(randomUUID())).toBe('not_found')
    // proves CALL-023, DOC-006
    expect((await remove(actors.issuer, kept.document.id, 'Security')).errors).toBeUndefined()
  })

  it('of a trading system is shared with the issuer, who cannot delete it', async () => {
    const made = await makeDocument(database, actors.ats, { kind: 'Security', shareWith: ['issuer'] })
    await receiveFile(database, made)
    const { data } = await database.ask(
      actors.issuer,
      `query ($id: UUID!) { documentById(id: $id) { uploadedBy sharings { nodes { toRole name } } } }`,
      { id: made.document.id },
    )
    expect(data?.documentById).toEqual({
      uploadedBy: accountIds.northgate,
      sharings: { nodes: [{ toRole: 'issuer', name: 'The issuer' }] },
    })
    const refused = await remove(actors.issuer, made.document.id, 'Security')
    // proves CALL-021
    expect(refused.errors?.[0]?.extensions.code).toBe('not_allowed')
  })

  it('that never arrived has failed an hour later, and can no longer be sent', async () => {
    const made = await makeDocument(database, actors.issuer)
    await database.rows(`update app_private.clock set "offset" = '61 minutes'`)
    await database.rows('select app_private.give_up_uploads()')
    await database.rows(`update app_private.clock set "offset" = '0'`)
    const [row] = await database.rows('select upload_status from app_public.documents where id = $1', [
      made.document.id,
    ])
    expect(row).toEqual({ upload_status: 'failed' })
  })
})
