import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const add = `mutation ($distributionId: UUID!, $vendorQualificationIds: [UUID]!) {
  makeDistributionQualifications(input: { distributionId: $distributionId, vendorQualificationIds: $vendorQualificationIds }) {
    distributionQualifications { id executeOrder status vendorQualificationByVendorQualificationId { name } } } }`
const remove = `mutation ($id: UUID!) {
  deleteDistributionQualificationById(input: { id: $id }) { distributionQualification { id } } }`
const move = `mutation ($id: UUID!, $executeOrder: Int!) {
  updateDistributionQualificationOrder(input: { id: $id, executeOrder: $executeOrder }) {
    distributionQualification { id executeOrder } } }`

onEveryEngine('the qualifications of a distribution', (database) => {
  async function aDistribution(asks: number, options = {}) {
    const allocation = await anAllocation(database, { asks, ...options })
    const { id, processId } = await makeDistribution(database, allocation)
    const ask = (document: string, variables: object) =>
      database.ask(allocation.owner.as(), document, { distributionId: id, ...variables })
    const picked = (...nrs: number[]) => nrs.map((nr) => allocation.qualifications[nr - 1])
    const idOf = async (nr: number) =>
      (
        await database.rows<{ id: string }>(
          'select id from app_public.distribution_qualifications where distribution_id = $1 and vendor_qualification_id = $2',
          [id, allocation.qualifications[nr - 1]],
        )
      )[0]?.id
    return { id, processId, allocation, ask, picked, idOf }
  }
  /** Step by step: which qualification, and how far; a star marks the current one. */
  const steps = async (processId: string | null) => {
    const rows = await database.rows<{ text: string }>(
      `select right(vendor_qualifications.name, 1) || ' ' || steps.status || case when steps.id = current_step then '*' else '' end as text
       from app_public.steps join app_public.processes on processes.id = process_id
       join app_public.vendor_qualifications on vendor_qualifications.id = vendor_qualification_id
       where process_id = $1 order by "order"`,
      [processId],
    )
    return rows.map(({ text }) => text)
  }
  const state = async (id: string) =>
    (
      await database.rows(
        `select distributions.status, qualifications_complete as complete, processes.status as process
         from app_public.distributions left join app_public.processes on processes.id = process_id
         where distributions.id = $1`,
        [id],
      )
    )[0]
  const finish = (processId: string | null, order: number) =>
    database.rows(
      `select app_private.finish_step(steps, '{}') from app_public.steps where process_id = $1 and "order" = $2`,
      [processId, order],
    )

  it('are added after the others, those attached already left as they are', async () => {
    const { ask, picked, processId } = await aDistribution(1)
    const { data } = await ask(add, { vendorQualificationIds: picked(3, 1, 2, 3) })
    expect(data?.makeDistributionQualifications).toMatchObject({
      distributionQualifications: [
        {
          executeOrder: 1,
          status: 'in_progress',
          vendorQualificationByVendorQualificationId: { name: 'Check 1' },
        },
        {
          executeOrder: 2,
          status: 'not_started',
          vendorQualificationByVendorQualificationId: { name: 'Check 3' },
        },
        {
          executeOrder: 3,
          status: 'not_started',
          vendorQualificationByVendorQualificationId: { name: 'Check 2' },
        },
      ],
    })
    // proves CALL-096, ENTITY-035
    expect(await steps(processId)).toEqual(['1 in_progress*', '3 not_started', '2 not_started'])
  })

  it('take up again a process that was finished', async () => {
    const { id, ask, picked, processId } = await aDistribution(1)
    await finish(processId, 1)
    expect(await state(id)).toEqual({ status: 'closed', complete: true, process: 'complete' })
    await ask(add, { vendorQualificationIds: picked(2) })
    expect(await state(id)).toEqual({ status: 'closed', complete: false, process: 'in_progress' })
    expect(await steps(processId)).toEqual(['1 complete', '2 in_progress*'])
    await finish(processId, 2)
    // proves CALL-096
    expect(await state(id)).toEqual({ status: 'closed', complete: true, process: 'complete' })
  })

  it('are the owner’s own and active', async () => {
    const { ask, picked } = await aDistribution(1)
    const foreign = await anAllocation(database)
    // proves CALL-096
    expect(
      codeOf(await ask(add, { vendorQualificationIds: [...picked(2), foreign.qualifications[0]] })),
    ).toBe('not_found')
  })

  it('move with their steps; the first that is not done is under way', async () => {
    const { ask, idOf, processId } = await aDistribution(3)
    await ask(move, { id: await idOf(3), executeOrder: 1 })
    expect(await steps(processId)).toEqual(['3 in_progress*', '1 not_started', '2 not_started'])
    await finish(processId, 1)
    expect(await steps(processId)).toEqual(['3 complete', '1 in_progress*', '2 not_started'])
    // An answered step keeps its place, and no step moves before it.
    expect(codeOf(await ask(move, { id: await idOf(3), executeOrder: 2 }))).toBe('qualification_settled')
    expect(codeOf(await ask(move, { id: await idOf(2), executeOrder: 1 }))).toBe('qualification_settled')
    expect(codeOf(await ask(move, { id: await idOf(2), executeOrder: 2 }))).toBeUndefined()
    // proves CALL-098
    expect(await steps(processId)).toEqual(['3 complete', '2 in_progress*', '1 not_started'])
  })

  it('move to a place that is named', async () => {
    const { ask, idOf, processId } = await aDistribution(2)
    const nowhere = `mutation ($id: UUID!) {
      updateDistributionQualificationOrder(input: { id: $id }) { distributionQualification { id } } }`
    const { errors } = await ask(nowhere, { id: await idOf(2) })

    expect(errors?.[0]).toMatchObject({
      message: 'A place is required.',
      extensions: { code: 'invalid_input' },
    })
    expect(await steps(processId)).toEqual(['1 in_progress*', '2 not_started'])
  })

  it('go with their steps, unless they have been answered', async () => {
    const { id, ask, idOf, processId } = await aDistribution(3)
    await finish(processId, 1)
    expect(codeOf(await ask(remove, { id: await idOf(1) }))).toBe('qualification_settled')
    expect(codeOf(await ask(remove, { id: await idOf(2) }))).toBeUndefined()
    expect(await steps(processId)).toEqual(['1 complete', '3 in_progress*'])
    // With the last one that was open, the investment is pending.
    await ask(remove, { id: await idOf(3) })
    // proves CALL-097
    expect(await state(id)).toEqual({ status: 'closed', complete: true, process: 'complete' })
  })

  it('stay while a provider works on them', async () => {
    const { ask, idOf, processId } = await aDistribution(2)
    await database.rows(
      `update app_public.steps set status = 'processing' where process_id = $1 and "order" = 1`,
      [processId],
    )
    expect(codeOf(await ask(remove, { id: await idOf(1) }))).toBe('qualification_settled')
    expect(codeOf(await ask(move, { id: await idOf(2), executeOrder: 1 }))).toBe('qualification_settled')
  })

  it('stay as they are while the distribution is locked', async () => {
    const { id, ask, picked, idOf } = await aDistribution(2)
    await database.rows('update app_public.distributions set locked = true where id = $1', [id])
    expect(codeOf(await ask(add, { vendorQualificationIds: picked(3) }))).toBe('distribution_locked')
    expect(codeOf(await ask(remove, { id: await idOf(1) }))).toBe('distribution_locked')
    expect(codeOf(await ask(move, { id: await idOf(1), executeOrder: 2 }))).toBe('distribution_locked')
  })

  it('belong to the owner of the allocation', async () => {
    const { id, allocation, picked, idOf } = await aDistribution(2, { owner: 'broker' })
    const asIssuer = (document: string, variables: object) =>
      database.ask(allocation.issuer.as(), document, { distributionId: id, ...variables })
    expect(codeOf(await asIssuer(add, { vendorQualificationIds: picked(3) }))).toBe('not_allowed')
    expect(codeOf(await asIssuer(remove, { id: await idOf(1) }))).toBe('not_allowed')
    expect(codeOf(await asIssuer(move, { id: await idOf(1), executeOrder: 2 }))).toBe('not_allowed')
  })
})
