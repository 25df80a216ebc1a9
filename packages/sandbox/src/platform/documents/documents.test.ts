import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import {
  actors,
  askToMakeDocument,
  heldSecurity,
  makeDocument,
  marensHolding,
  receiveFile,
} from '../../testing/documents/aDocument.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('documents', (database) => {
  const seenBy = async (actor: Actor, id: string) => {
    const { data } = await database.ask(
      actor,
      `query ($id: UUID!) { documentById(id: $id) { id name extension type uploadStatus uploadedBy createdOn downloadUrl
        sharings { nodes { toRole name } } } }`,
      { id },
    )
    return data?.documentById as
      { uploadStatus: string; downloadUrl: string | null; sharings: { nodes: object[] } } | null | undefined
  }

  it('lists who may be shared with, by document type and account type', async () => {
    const { data } = await database.ask(
      actors.issuer,
      `query ($type: String!, $from: String!) { allDocumentSharingAllowedShares(
        filter: { type: { equalTo: $type }, fromAccountType: { equalTo: $from } }, orderBy: ID_ASC
      ) { nodes { id toRole type name fromAccountType } } }`,
      { type: 'holding', from: 'issuer' },
    )
    // proves CALL-019, ENTITY-012
    expect(data).toEqual({
      allDocumentSharingAllowedShares: {
        nodes: [
          { id: 1, toRole: 'investor', type: 'holding', name: 'The investor', fromAccountType: 'issuer' },
          {
            id: 2,
            toRole: 'broker',
            type: 'holding',
            name: 'Distributors of the round',
            fromAccountType: 'issuer',
          },
          { id: 3, toRole: 'agent', type: 'holding', name: 'The transfer agent', fromAccountType: 'issuer' },
        ],
      },
    })
  })

  it('are made with the address to send the file to', async () => {
    const made = await makeDocument(database, actors.issuer, {
      name: 'Certificate 7',
      shareWith: ['investor'],
    })
    expect(made.url).toBe('/api/v2/uploads')
    expect(Object.keys(made.fields).sort()).toEqual(['key', 'policy', 'signature'])
    expect(JSON.parse(Buffer.from(made.fields.policy, 'base64').toString())).toMatchObject({
      key: made.fields.key,
      extension: 'pdf',
      'content-length-range': [1, 104_857_600],
    })
    // proves CALL-020, ENTITY-011
    expect(await seenBy(actors.issuer, made.document.id)).toEqual({
      id: made.document.id,
      name: 'Certificate 7',
      extension: 'pdf',
      type: 'holding',
      uploadStatus: 'in_progress',
      uploadedBy: accountIds.halden,
      createdOn: expect.any(String),
      downloadUrl: null,
      sharings: { nodes: [{ toRole: 'investor', name: 'The investor' }] },
    })
  })

  it('belong to securities too', async () => {
    const made = await makeDocument(database, actors.issuer, { kind: 'Security', shareWith: [] })
    const { data } = await database.ask(
      actors.issuer,
      `query ($id: UUID!) { securityById(id: $id) { documents { nodes { id type } } } }`,
      { id: heldSecurity },
    )
    const { documents } = data?.securityById as { documents: { nodes: object[] } }
    // proves CALL-021
    expect(documents.nodes).toContainEqual({ id: made.document.id, type: 'security' })
  })

  it('are visible only to their uploader until the file has arrived', async () => {
    const made = await makeDocument(database, actors.issuer)
    expect(await seenBy(actors.investor, made.document.id)).toBeNull()

    await receiveFile(database, made)

    expect(await seenBy(actors.investor, made.document.id)).toMatchObject({ uploadStatus: 'uploaded' })
    // proves UPLOAD-006
    expect(await seenBy(actors.issuer, made.document.id)).toMatchObject({
      uploadStatus: 'uploaded',
      downloadUrl: expect.stringMatching(
        /^\/api\/v2\/files\/[0-9a-f-]{36}\?expires=\d+&signature=[0-9a-f]{64}$/,
      ),
    })
  })

  it('are listed on the holding for the accounts they are shared with', async () => {
    const made = await makeDocument(database, actors.issuer, { name: 'Side letter' })
    await receiveFile(database, made)
    const { data } = await database.ask(
      actors.investor,
      `query ($id: UUID!) { holdingById(id: $id) { documents { nodes { name createdOn uploadStatus sharings { nodes { toRole } } } } } }`,
      { id: marensHolding },
    )
    // proves ENTITY-025
    expect((data?.holdingById as { documents: { nodes: object[] } }).documents.nodes).toContainEqual({
      name: 'Side letter',
      createdOn: expect.any(String),
      uploadStatus: 'uploaded',
      sharings: { nodes: [{ toRole: 'investor' }] },
    })
  })

  it('show others only how they came to them, not with whom else they are shared', async () => {
    const made = await makeDocument(database, actors.issuer, {
      kind: 'Security',
      shareWith: ['investor', 'broker', 'ats'],
    })
    await receiveFile(database, made)
    expect((await seenBy(actors.issuer, made.document.id))?.sharings.nodes).toHaveLength(3)
    // proves DOC-005
    expect((await seenBy(actors.investor, made.document.id))?.sharings.nodes).toEqual([
      { toRole: 'investor', name: 'All holders' },
    ])
  })

  it('of a holding reach its investor and not the other holders of the security', async () => {
    const made = await makeDocument(database, actors.issuer)
    await receiveFile(database, made)
    const [other] = await database.rows<{ investor_id: string }>(
      'select investor_id from app_public.holdings where security_id = $1 and investor_id <> $2 limit 1',
      [heldSecurity, accountIds.maren],
    )
    const viewers = await database.rows<{ account_id: string }>(
      'select account_id from app_private.document_viewers where document_id = $1',
      [made.document.id],
    )
    expect(other).toBeDefined()
    expect(viewers).toEqual([{ account_id: accountIds.maren }])
  })

  it('of a security are shared with every holder, also with later ones', async () => {
    const made = await makeDocument(database, actors.issuer, { kind: 'Security', shareWith: ['investor'] })
    await receiveFile(database, made)
    const late = await anInvestor(database)
    expect(await seenBy(late, made.document.id)).toBeNull()
    await database.rows(
      `insert into app_public.holdings (security_id, round_id, investor_id, amount, issued_on)
       select security_id, round_id, $1, 1, issued_on from app_public.holdings where id = $2`,
      [late.accountId, marensHolding],
    )
    expect(await seenBy(late, made.document.id)).not.toBeNull()
  })

  it('of a security are shared with its distributors, also with later ones', async () => {
    const security = seedId('security:series-b')
    const made = await makeDocument(database, actors.issuer, {
      kind: 'Security',
      parentId: security,
      shareWith: ['broker'],
    })
    await receiveFile(database, made)
    expect(await seenBy(actors.broker, made.document.id)).toMatchObject({
      sharings: { nodes: [{ toRole: 'broker', name: 'Distributors' }] },
    })
    expect(await seenBy(actors.investor, made.document.id)).toBeNull()
    const late = await anInvestor(database, { type: 'broker' })
    await database.rows(
      `insert into app_public.allocations (round_id, owner_id, name)
       select id, $2, 'Late slice' from app_public.rounds where security_id = $1`,
      [security, late.accountId],
    )
    expect(await seenBy(late, made.document.id)).not.toBeNull()
  })

  it('of a holding are shared with the agents of its issuer, also with later ones', async () => {
    const made = await makeDocument(database, actors.issuer, { shareWith: ['agent'] })
    await receiveFile(database, made)
    const late = await anInvestor(database, { type: 'agent' })
    expect(await seenBy(late, made.document.id)).toBeNull()
    await database.rows(
      `insert into app_public.vendor_agents (account_id, agent_id, name) values ($1, $2, 'Late agent')`,
      [accountIds.halden, late.accountId],
    )
    expect(await seenBy(late, made.document.id)).toMatchObject({
      sharings: { nodes: [{ toRole: 'agent', name: 'The transfer agent' }] },
    })
  })

  it('of a security reach the trading system it is listed on', async () => {
    const security = seedId('security:series-c')
    const made = await makeDocument(database, actors.issuer, {
      kind: 'Security',
      parentId: security,
      shareWith: ['ats'],
    })
    await receiveFile(database, made)
    const ats = await anInvestor(database, { type: 'ats' })
    await database.rows(
      `insert into app_public.listings (security_id, ats_id) values ($1, $2)
       on conflict (security_id) do update set ats_id = excluded.ats_id`,
      [security, ats.accountId],
    )
    expect(await seenBy(ats, made.document.id)).not.toBeNull()
  })

  it('are shared with roles of the list only', async () => {
    for (const shareWith of [['ats'], ['investor', 'every_type'], ['__proto__']]) {
      const { errors } = await askToMakeDocument(database, actors.issuer, { shareWith })
      expect(errors?.[0]?.extensions.code).toBe('share_not_allowed')
    }
  })

  it.each(['.exe', 'html', 'svg', 'xlsx', '', 'pdf\u0000', '../pdf', 'x'.repeat(300)])(
    'are of no other type than those offered: %j',
    async (extension) => {
      const { errors } = await askToMakeDocument(database, actors.issuer, { extension })
      // proves UPLOAD-002
      expect(['file_type_not_allowed', 'invalid_input']).toContain(errors?.[0]?.extensions.code)
    },
  )

  it.each(['.csv', '.tsv', '.pdf', '.xls', '.txt', 'PDF'])('may be of the type %s', async (extension) => {
    await makeDocument(database, actors.issuer, { extension })
  })

  it.each(['', ' ', 'x'.repeat(201), 'a/b', 'a\\b', 'a\nb', 'a\u0000b'])(
    'have a name that can be shown and saved: not %j',
    async (name) => {
      const { errors } = await askToMakeDocument(database, actors.issuer, { name })
      expect(errors?.[0]?.extensions.code).toBe('invalid_input')
    },
  )

  it('are made for nothing one does not issue: another’s holding and none at all are the same', async () => {
    const cinder = { userId: userIds.many, accountId: accountIds.solvay }
    for (const kind of ['Holding', 'Security'] as const) {
      const foreign = await askToMakeDocument(database, cinder, { kind })
      const none = await askToMakeDocument(database, cinder, { kind, parentId: randomUUID() })
      expect(foreign).toEqual(none)
      expect(foreign.errors?.[0]?.extensions.code).toBe('not_found')
    }
  })
})
