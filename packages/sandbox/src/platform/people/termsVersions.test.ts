import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const admin: Actor = { userId: userIds.admin, accountId: accountIds.operations }

const publish = `mutation ($title: String, $agreement: String, $type: String, $language: String, $holdsOn: Date, $basedOn: UUID) {
  publishTerms(input: { title: $title, agreement: $agreement, type: $type, language: $language, holdsOn: $holdsOn, basedOn: $basedOn }) {
    termsOfService { id title holdsFrom }
  }
}`
const written = { title: 'Fees', agreement: 'You pay.', type: 'plain', language: 'en' }

interface Version {
  id: string
  number: number
  title: string
  status: string
  publishedBy: string | null
  isLatest: boolean
  accepted: number
  people: number
}

onEveryEngine('versions of the terms', (database) => {
  const publishAs = async (actor: Actor, changes: object = {}) => {
    const basedOn = (await versions(admin)).find(({ isLatest }) => isLatest)?.id
    return database.ask(actor, publish, { ...written, basedOn, ...changes })
  }
  const publishedId = async (changes: object = {}) => {
    const { data } = await publishAs(admin, changes)
    return (data?.publishTerms as { termsOfService: { id: string } }).termsOfService.id
  }
  const versions = async (actor: Actor) => {
    const query =
      '{ termsVersions { nodes { id number title status publishedBy isLatest accepted people } } }'
    return ((await database.ask(actor, query)).data?.termsVersions as { nodes: Version[] }).nodes
  }
  const people = async (actor: Actor, termsId: string, hasAccepted: boolean, search = '') => {
    const query = `query ($termsId: UUID!, $hasAccepted: Boolean!, $search: String) {
      termsPeople(termsId: $termsId, hasAccepted: $hasAccepted, search: $search) { totalCount nodes { id name email accounts acceptedOn } }
    }`
    const { data } = await database.ask(actor, query, { termsId, hasAccepted, search })
    return (data?.termsPeople as { totalCount: number; nodes: { id: string }[] }).nodes
  }
  const pendingOf = async (actor: Actor) => {
    const query = '{ getUsersData { user { pendingTermsOfService { id } } } }'
    const { data } = await database.ask(actor, query)
    return (data?.getUsersData as { user: { pendingTermsOfService: { id: string } | null } }).user
      .pendingTermsOfService?.id
  }
  const accept = (actor: Actor, termsId: string) =>
    database.ask(
      actor,
      'mutation ($termsId: UUID) { acceptTerms(input: { termsId: $termsId }) { termsOfService { id } } }',
      { termsId },
    )

  it('are published by administrators, and accepted by each person before going on', async () => {
    const reader = await anInvestor(database)
    const id = await publishedId({ title: ' Fees ' })

    expect(await pendingOf(reader)).toBe(id)
    expect((await accept(reader, id)).errors).toBeUndefined()
    expect(await pendingOf(reader)).toBeUndefined()

    const [newest, before] = await versions(admin)
    expect(newest).toMatchObject({ id, title: 'Fees', status: 'in_force', accepted: 1 })
    expect(newest?.publishedBy).toMatch(/\S/)
    expect(newest?.people).toBeGreaterThan(1)
    expect(before).toMatchObject({ number: (newest?.number ?? 0) - 1, status: 'replaced' })
    expect(await people(admin, id, true)).toMatchObject([
      { id: reader.userId, acceptedOn: expect.any(String) as string },
    ])
    expect((await people(admin, id, false)).map((each) => each.id)).not.toContain(reader.userId)
  })

  it('from a later day are not asked for yet, and can be withdrawn until then', async () => {
    const reader = await anInvestor(database)
    const before = await pendingOf(reader)
    const id = await publishedId({ holdsOn: '2999-01-01' })

    expect((await versions(admin))[0]).toMatchObject({ id, status: 'upcoming' })
    expect(await pendingOf(reader)).toBe(before)
    expect((await accept(reader, id)).errors?.[0]?.extensions.code).toBe('not_found')

    const withdraw = (termsId: string) =>
      database.ask(
        admin,
        'mutation ($id: UUID) { withdrawTerms(input: { termsId: $id }) { termsOfService { id } } }',
        {
          id: termsId,
        },
      )
    expect((await withdraw(id)).errors).toBeUndefined()
    expect((await versions(admin)).map((each) => each.id)).not.toContain(id)
    expect((await withdraw(id)).errors?.[0]?.extensions.code).toBe('not_found')
    expect((await withdraw(before ?? '')).errors?.[0]?.extensions.code).toBe('already_in_force')
  })

  it.each([
    [{ title: '  ' }, 'title'],
    [{ title: 'a'.repeat(201) }, 'title'],
    [{ title: 'a\u202eb' }, 'title'],
    [{ agreement: ' ' }, 'agreement'],
    [{ type: 'pdf' }, 'type'],
    [{ language: 'English!' }, 'language'],
    [{ holdsOn: '2020-01-01' }, 'holdsOn'],
  ])('refuse %j at its field', async (changes, field) => {
    const { errors } = await publishAs(admin, changes)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input' })
    expect(Object.keys((errors?.[0]?.extensions.details as { fields: object }).fields)).toEqual([field])
  })

  it('show the second of two administrators who published in the meantime, and apply their choice', async () => {
    const latest = async () => (await versions(admin)).find(({ isLatest }) => isLatest)?.id
    const basedOn = await latest()
    const first = await publishedId({ title: 'First', holdsOn: '2999-01-01' })

    const { errors } = await publishAs(admin, { title: 'Second', basedOn })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'changed_elsewhere',
      details: { changedBy: expect.stringMatching(/\S/) as string, changedOn: expect.any(String) as string },
    })
    // One that came later into force is the latest as well.
    expect(await latest()).toBe(first)
    expect((await publishAs(admin, { title: 'Second', basedOn: first })).errors).toBeUndefined()
    expect((await publishAs(admin, { title: 'Third', basedOn: null })).errors?.[0]?.extensions.code).toBe(
      'changed_elsewhere',
    )
  })

  it('search people by a part of a name, an address or an account, as it is written', async () => {
    const id = await publishedId()
    const reader = await anInvestor(database)
    const found = async (search: string) => (await people(admin, id, false, search)).map((each) => each.id)

    expect(await found(reader.userId.slice(0, 18).toUpperCase())).toEqual([reader.userId])
    expect(await found(' ida TEST ')).toContain(reader.userId)
    expect(await found('%')).toEqual([])
  })

  it.each(['issuer', 'broker', 'agent', 'ats', 'investor'])(
    'are no business of an account of type %s',
    async (type) => {
      const other = await anInvestor(database, { type })
      const id = (await versions(admin))[0]?.id ?? randomUUID()

      expect((await publishAs(other)).errors?.[0]?.extensions.code).toBe('not_allowed')
      expect(await versions(other)).toEqual([])
      expect(await people(other, id, false)).toEqual([])
    },
  )

  it('are read by a viewer of the platform, who publishes none', async () => {
    const viewer = await anInvestor(database, { type: 'admin', role: 'account_viewer' })
    const suspended = await anInvestor(database, { type: 'admin', status: 'suspended' })

    expect((await versions(viewer)).length).toBeGreaterThan(0)
    expect((await publishAs(viewer)).errors?.[0]?.extensions.code).toBe('not_allowed')
    expect(await versions(suspended)).toEqual([])
  })

  it('are audited without their text', async () => {
    const id = await publishedId()
    const changes = await database.rows<{ after: object }>(
      `select after from app_public.changes where "table" = 'terms_of_services' and row_id = $1`,
      [id],
    )
    expect(changes).toHaveLength(1)
    expect(changes[0]?.after).toMatchObject({ title: 'Fees' })
    expect(changes[0]?.after).not.toHaveProperty('agreement')
  })
})
