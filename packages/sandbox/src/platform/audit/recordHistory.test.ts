import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { actors } from '../../testing/documents/aDocument.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const audited = path.resolve(import.meta.dirname, '../../../../sdk-react/src/features/audit/messages.ts')

/** Tables whose changes a history contains: the record, and the rows on its page. */
const tables = [
  ...['assets', 'rounds', 'tranche_bond_data', 'broker_allocations', 'capital_deployments', 'securities'],
  ...['listings', 'documents'],
]

interface Change {
  person: string | null
  account: string | null
  operation: string
  table: string
  verb: string
  before: object | null
  after: object | null
}

onEveryEngine('the history of a record', (database) => {
  const historyOf = async (actor: Actor, kind: string, id: string) => {
    const { data, errors } = await database.ask(
      actor,
      `query ($kind: String!, $id: UUID!) { recordHistory(kind: $kind, recordId: $id) { nodes {
          person account operation table verb before after } } }`,
      { kind, id },
    )
    expect(errors).toBeUndefined()
    return (data?.recordHistory as { nodes: Change[] }).nodes
  }
  const makeSecurity = async () => {
    const { data } = await database.ask(
      actors.issuer,
      'mutation { made: createSecurity(input: { name: "Units", total: "90071992547409931" }) { security { id } } }',
    )
    return (data?.made as { security: { id: string } }).security.id
  }
  const rename = (actor: Actor, id: string, name: string) =>
    database.ask(
      actor,
      `mutation ($id: UUID!, $name: String!) {
          updateSecurityById(input: { id: $id, patch: { name: $name } }) { security { id } } }`,
      { id, name },
    )

  it('lists the user, the field and the old value of each change, latest first', async () => {
    const id = await makeSecurity()
    await rename(actors.issuerAdmin, id, 'Common units')

    const [latest, first, ...more] = await historyOf(actors.issuer, 'security', id)
    expect(more).toEqual([])
    expect(latest).toMatchObject({
      ...{ operation: 'updateSecurityById', table: 'securities', verb: 'update' },
      ...{ account: 'Halden Biologics, Inc.', before: { name: 'Units' }, after: { name: 'Common units' } },
    })
    expect(latest?.person).toMatch(/^\w+ \w+/)
    expect(first).toMatchObject({
      verb: 'insert',
      before: null,
      after: { name: 'Units', total: '90071992547409931' },
    })
    for (const column of ['id', 'version', 'issuer_id', 'created_on'])
      expect(Object.keys(first?.after ?? {})).not.toContain(column)
  })

  it('includes no column without a label', async () => {
    const rows = await database.rows<{ field: string }>(
      `select table_name || '.' || key as field from information_schema.columns,
        jsonb_object_keys(app_private.told_columns(jsonb_build_object(column_name, ''))) as key
      where table_schema = 'app_public' and table_name = any ($1)`,
      [tables],
    )
    const words = readFileSync(audited, 'utf8')
    const wordless = rows.filter(({ field }) => !words.includes(`\n  ${field.split('.')[1]}: `))
    expect(rows.length).toBeGreaterThan(20)
    expect(wordless).toEqual([])
  })

  it('has the documents of the account, deleted ones too', async () => {
    const id = await makeSecurity()
    const { data } = await database.ask(
      actors.issuer,
      `mutation ($id: UUID!) { made: makeSecurityDocument(input: {
          name: "Deed", extension: "pdf", shareWith: [], parentId: $id }) { uploadInfo { document { id } } } }`,
      { id },
    )
    const made = data?.made as { uploadInfo: { document: { id: string } } }
    await database.ask(
      actors.issuer,
      'mutation ($id: UUID!) { deleteSecurityDocument(input: { id: $id }) { clientMutationId } }',
      { id: made.uploadInfo.document.id },
    )

    const changes = await historyOf(actors.issuer, 'security', id)
    expect(changes.map(({ table, verb }) => `${verb} ${table}`)).toEqual([
      ...['delete documents', 'insert documents', 'insert securities'],
    ])
  })

  it('is shown only to the owner and the admins of its account, and only for its own type of record', async () => {
    const id = await makeSecurity()
    expect(await historyOf(actors.issuerAdmin, 'security', id)).toHaveLength(1)
    for (const actor of [actors.issuerViewer, actors.ats, actors.broker, actors.agent, actors.investor])
      expect(await historyOf(actor, 'security', id)).toEqual([])
    for (const kind of ['asset', 'round', 'account', ''])
      expect(await historyOf(actors.issuer, kind, id)).toEqual([])
  })
})
