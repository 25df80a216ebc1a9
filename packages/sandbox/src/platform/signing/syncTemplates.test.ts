import { expect, it } from 'vitest'
import { aMappedTemplate, contents } from '../../testing/documents/aSigningTemplate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const sync = `mutation ($id: UUID!) { docusignSyncTemplateList(input: { id: $id }) {
  signingAccount { id name syncedOn syncStatus syncError templates { nodes { name deleted updatedOn templateUri } } } } }`
const look = `query ($id: UUID!) { signingAccountById(id: $id) {
  syncedOn syncStatus syncError templates { totalCount nodes { name description deleted templateUri } } } }`

onEveryEngine('docusignSyncTemplateList', (database) => {
  const ask = (actor: Actor, id: string) => database.ask(actor, sync, { id })
  const read = async (actor: Actor, id: string) =>
    (await database.ask(actor, look, { id })).data?.signingAccountById
  const work = (id: string) => database.rows('select app_private.sync_signing_templates($1)', [id])

  it('answers syncedOn and templates, syncing until the provider’s are there', async () => {
    const { vendor, signingAccountId: id, providerId } = await aMappedTemplate(database)
    await database.rows(
      `insert into app_private.provider_templates (id, signing_account_id, name, contents, updated_on)
       values ($1, $2, 'Purchase', $3, '2026-01-05'), (gen_random_uuid(), $2, 'Note', $3, '2026-02-01')`,
      [providerId, id, contents],
    )
    const asked = await ask(vendor, id)
    await work(id)

    expect(asked.data?.docusignSyncTemplateList).toMatchObject({
      signingAccount: {
        id,
        syncedOn: null,
        syncStatus: 'syncing',
        templates: { nodes: [{ name: 'Purchase' }] },
      },
    })
    // proves CALL-122, CALL-127, ENTITY-056, ENTITY-057, SIGN-005
    expect(await read(vendor, id)).toMatchObject({
      syncedOn: expect.any(String),
      syncStatus: 'idle',
      syncError: null,
      templates: {
        totalCount: 2,
        nodes: [
          { name: 'Note', deleted: false },
          { name: 'Purchase', deleted: false, templateUri: `/integration/signing-template/${providerId}` },
        ],
      },
    })
  })

  it('runs once, however often it is asked for meanwhile', async () => {
    const { vendor, signingAccountId: id } = await aMappedTemplate(database)
    await ask(vendor, id)
    await ask(vendor, id)
    const jobs = await database.rows(
      `select from app_private.jobs where kind = 'sync_signing_templates' and subject_id = $1`,
      [id],
    )

    expect(jobs).toHaveLength(1)
  })

  it('marks templates that the provider no longer has, and disables their copies, locked or not', async () => {
    const { vendor, signingAccountId: id, mapped } = await aMappedTemplate(database)
    await work(id)
    const { data } = await database.ask(
      vendor,
      'query ($id: UUID!) { mappedSigningTemplateById(id: $id) { deleted signingTemplateBySigningTemplateId { deleted } } }',
      { id: mapped.id },
    )

    // proves SIGN-024
    expect(data?.mappedSigningTemplateById).toEqual({
      deleted: true,
      signingTemplateBySigningTemplateId: { deleted: true },
    })
  })

  it('fails when the provider fails, keeps the stored templates, and reports the failure', async () => {
    const { vendor, signingAccountId: id } = await aMappedTemplate(database)
    await database.rows(`update app_private.provider_moods set failures = 1 where partner = 'signing'`)
    await ask(vendor, id)
    await work(id)

    // proves SIGN-009
    expect(await read(vendor, id)).toMatchObject({
      syncStatus: 'failed',
      syncError: 'Error loading templates, please try agian.',
      templates: { nodes: [{ name: 'Purchase', deleted: false }] },
    })
    // proves SIGN-007
    expect((await ask(vendor, id)).data?.docusignSyncTemplateList).toMatchObject({
      signingAccount: { syncStatus: 'syncing', syncError: null },
    })
  })

  it('is for one’s own signing account: a stranger’s and none are the same', async () => {
    const { signingAccountId } = await aMappedTemplate(database)
    const stranger = await anInvestor(database, { type: 'broker' })

    expect((await ask(stranger, signingAccountId)).errors?.[0]?.extensions.code).toBe('not_found')
    expect((await ask(stranger, crypto.randomUUID())).errors?.[0]?.extensions.code).toBe('not_found')
  })
})
