import { expect, it } from 'vitest'
import { accountIds, offeringIds, userIds } from '../../../seed/ids.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }
const nested = [
  { type: 'form', schema: { title: 'Bank', fields: [{ key: 'bank', type: 'string' }] } },
  { type: 'button', schema: { title: 'Done' } },
]
const custom = { type: 'custom', schema: { title: 'Bank details', nested } }

onEveryEngine('a step within a step', (database) => {
  const complete = (actor: Actor, level: string, stepId?: string, parentStepId?: string, blob: object = {}) =>
    database.ask(
      actor,
      `mutation ($input: Complete${level}StepInput!) { complete${level}Step(input: $input) { step { id status } } }`,
      { input: { stepId, parentStepId, blob } },
    )
  const beneath = (parent?: string) =>
    database
      .rows<{ id: string }>(
        `select steps.id from app_public.steps join app_public.processes on processes.id = process_id
         where parent_step_id = $1 order by "order"`,
        [parent],
      )
      .then((rows) => rows.map(({ id }) => id))
  const statusOf = async (id?: string) =>
    (await database.rows<{ status: string }>('select status from app_public.steps where id = $1', [id]))[0]
      ?.status

  /** Creates an investment with a second step that has two nested steps. */
  async function anInvestmentWithin() {
    const investment = await anOpenInvestment(database, ['fund'])
    const [parent] = await database.rows<{ id: string }>(
      `insert into app_public.steps (process_id, "order", type, schema)
       select process_id, 2, 'custom', $2 from app_public.steps where id = $1 returning id`,
      [investment.steps[0], custom.schema],
    )
    return { ...investment, parent: parent?.id, inner: await beneath(parent?.id) }
  }

  it('is answered with its parent, and finishes it with the last one', async () => {
    const { investor, steps, parent, inner } = await anInvestmentWithin()
    const early = await complete(investor, 'Distribution', inner[0], parent, { bank: 'Pacific Trust' })
    await database.ask(
      investor,
      `mutation ($id: UUID!) { completeStep(input: { stepId: $id, blob: {} }) { step { id } } }`,
      { id: steps[0] },
    )
    const empty = await complete(investor, 'Distribution', inner[0], parent)
    const first = await complete(investor, 'Distribution', inner[0], parent, { bank: 'Pacific Trust' })
    const between = await statusOf(parent)
    await complete(investor, 'Distribution', inner[1], parent)

    expect(early.errors?.[0]?.extensions.code).toBe('step_not_current')
    expect(empty.errors?.[0]?.extensions.code).toBe('step_invalid')
    expect(first.data?.completeDistributionStep).toEqual({ step: { id: inner[0], status: 'complete' } })
    // proves CALL-112
    expect([between, await statusOf(parent)]).toEqual(['in_progress', 'complete'])
  })

  it('is not found beneath another parent, at another level, or by another account', async () => {
    const { investor, steps, parent, inner } = await anInvestmentWithin()
    const stranger = await anInvestmentWithin()
    const answers = [
      await complete(investor, 'Distribution', inner[0], steps[0]),
      await complete(investor, 'Distribution', steps[0], parent),
      await complete(stranger.investor, 'Distribution', inner[0], parent),
      await complete(broker, 'Allocation', inner[0], parent),
    ]

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(4).fill('not_found'))
  })

  it('of an allocation is its owner’s to answer', async () => {
    const [started] = await database.rows<{ process: string }>(
      'select app_private.start_allocation_process($1, $2) as process',
      [offeringIds.short, JSON.stringify([custom])],
    )
    const [parent] = await database.rows<{ id: string }>(
      'select id from app_public.steps where process_id = $1',
      [started?.process],
    )
    const inner = await beneath(parent?.id)
    await complete(broker, 'Allocation', inner[0], parent?.id, { bank: 'Pacific Trust' })
    const { data } = await complete(broker, 'Allocation', inner[1], parent?.id)

    expect(data?.completeAllocationStep).toEqual({ step: { id: inner[1], status: 'complete' } })
    // proves CALL-112
    expect(await statusOf(parent?.id)).toBe('complete')
  })

  it('returns its schema with the links of disclosures, its result and the known answers', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['fund'])
    const schema = {
      type: 'integration',
      title: 'Read',
      text: 'I have read it',
      link: 'https://larkspur.example/read',
      fields: [{ key: 'name', displayKey: 'Name', type: 'string' }],
      forms: { new: { fields: [{ key: 'bank', displayKey: 'Bank', type: 'string' }] } },
      disclosures: [{ text: 'Risk factors', link: 'https://larkspur.example/risks' }],
    }
    const [outputData, dynamicData] = [{ error: 'Not found' }, { name: 'Ida' }]
    await database.rows(
      `update app_public.steps set type = 'link', schema = $2, output_data = $3, dynamic_data = $4 where id = $1`,
      [steps[0], schema, outputData, dynamicData],
    )
    const { data } = await database.ask(
      investor,
      'query ($id: UUID!) { stepById(id: $id) { type schema outputData dynamicData } }',
      { id: steps[0] },
    )

    // proves ENTITY-052, ENTITY-054
    expect(data?.stepById).toEqual({ type: 'link', schema, outputData, dynamicData })
  })
})
