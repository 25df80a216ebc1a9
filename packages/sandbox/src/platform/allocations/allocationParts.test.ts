import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const preference = `query ($id: UUID!) {
  allocationEmailPreferenceByAllocationId(allocationId: $id) { id allocationId sendDistribution version } }`
const prefer = `mutation ($id: UUID!, $sendDistribution: Boolean!) {
  updateAllocationEmailPreferenceById(input: { id: $id, patch: { sendDistribution: $sendDistribution } }) {
    allocationEmailPreference { id sendDistribution } } }`
const note = `mutation ($id: UUID!, $annotation: String!) {
  createAllocationAnnotation(input: { id: $id, annotation: $annotation }) {
    allocationAnnotation { id annotation createdOn allocationId } } }`

interface Preference {
  id: string
  sendDistribution: boolean
}

onEveryEngine('beside an allocation', (database) => {
  const read = async (actor: Actor, id: string) =>
    (await database.ask(actor, preference, { id })).data
      ?.allocationEmailPreferenceByAllocationId as Preference

  it.each([true, false])(
    'mail follows the preference of its vendor, %s, until it is changed',
    async (wanted) => {
      const { roundId, issuer } = await anAllocation(database)
      await database.rows(
        'update app_public.vendor_default_email_preferences set send_distribution = $2 where account_id = $1',
        [issuer.accountId, wanted],
      )
      const made = await database.ask(
        issuer.as(),
        `mutation ($roundId: UUID!) { createAllocation(input: { allocation: { name: "New", roundId: $roundId } }) {
          allocation { id } } }`,
        { roundId },
      )
      const { id } = answered<{ allocation: { id: string } }>(made, 'createAllocation').allocation

      const { id: preferenceId, ...inherited } = await read(issuer.as(), id)
      expect(inherited).toEqual({ allocationId: id, sendDistribution: wanted, version: '1' })
      const changed = await database.ask(issuer.as(), prefer, { id: preferenceId, sendDistribution: !wanted })
      expect(codeOf(changed)).toBeUndefined()
      // proves CALL-066, CALL-071, ENTITY-037
      expect((await read(issuer.as(), id)).sendDistribution).toBe(!wanted)
    },
  )

  it('the mail preference is only for its owner', async () => {
    const { id, owner, issuer } = await anAllocation(database, { owner: 'broker' })
    const { id: preferenceId } = await read(owner.as(), id)
    expect(await read(issuer.as(), id)).toBeNull()
    const foreign = await database.ask(issuer.as(), prefer, { id: preferenceId, sendDistribution: false })
    // proves CALL-071
    expect(codeOf(foreign)).toBe('not_found')
  })

  it('notes are written, several in one request, and read newest first', async () => {
    const [one, other] = [await anAllocation(database), await anAllocation(database, { owner: 'broker' })]
    const batched = `mutation ($one: UUID!) {
      a: createAllocationAnnotation(input: { id: $one, annotation: "First" }) { allocationAnnotation { id } }
      b: createAllocationAnnotation(input: { id: $one, annotation: " Second " }) { allocationAnnotation { id annotation } } }`
    const answer = await database.ask(one.owner.as(), batched, { one: one.id })
    expect(answer.data?.b).toMatchObject({ allocationAnnotation: { annotation: 'Second' } })

    const listed = `query ($id: UUID!) { allocationById(id: $id) {
      allocationAnnotationsByAllocationId(orderBy: CREATED_ON_DESC) { nodes { id annotation createdOn } } } }`
    const { data } = await database.ask(one.owner.as(), listed, { id: one.id })
    const { nodes } = (data?.allocationById as Record<string, { nodes: { annotation: string }[] }>)
      .allocationAnnotationsByAllocationId ?? { nodes: [] }
    expect(nodes.map(({ annotation }) => annotation).sort()).toEqual(['First', 'Second'])

    expect(codeOf(await database.ask(other.issuer.as(), note, { id: other.id, annotation: 'x' }))).toBe(
      'not_allowed',
    )
    const stranger = await aVendor(database)
    // proves CALL-072, ENTITY-032
    expect(codeOf(await database.ask(stranger.as(), note, { id: one.id, annotation: 'x' }))).toBe('not_found')
  })

  it.each([
    ['   ', 'Note is required'],
    ['x'.repeat(5001), 'A note has at most 5000 characters.'],
  ])('a note of %# is refused with its text', async (annotation, message) => {
    const { id, owner } = await anAllocation(database)
    const { errors } = await database.ask(owner.as(), note, { id, annotation })
    // proves CALL-072
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
  })
})
