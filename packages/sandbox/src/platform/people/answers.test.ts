import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const answered = `{ allAccounts(filter: { type: { notEqualTo: "investor" } }) { nodes {
  name instancedAccountInformationsByAccountId { nodes { id field value } } } } }`

interface Vendor {
  name: string
  instancedAccountInformationsByAccountId: { nodes: { field: string; value: string }[] }
}

async function answersOf(database: TestDatabase, actor: Actor) {
  const { data } = await database.ask(actor, answered)
  const { nodes } = data?.allAccounts as { nodes: Vendor[] }
  return nodes.flatMap(({ instancedAccountInformationsByAccountId: { nodes } }) => nodes)
}

onEveryEngine('answers', (database) => {
  it('to a vendor’s questions are kept by question, the newest of each', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability'])
    expect(await answersOf(database, investor)).toEqual([])

    expect((await completeStep(database, investor, steps[0], goodAnswers.suitability)).errors).toBeUndefined()

    const kept = await answersOf(database, investor)
    expect(kept.length).toBeGreaterThan(0)
    // proves CALL-016, ENTITY-010, QANS-001, QANS-002
    expect(kept).toContainEqual(
      expect.objectContaining({ field: 'I can afford to lose this whole investment' }),
    )
  })

  it('have the question and the chosen option in each language of their form', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability'])
    await completeStep(database, investor, steps[0], goodAnswers.suitability)

    const { data } = await database.ask(
      investor,
      '{ allInstancedAccountInformations { nodes { field value lang languages } } }',
    )
    const { nodes } = data?.allInstancedAccountInformations as { nodes: { field: string }[] }
    expect(nodes.find(({ field }) => field === 'Investment objective')).toEqual({
      ...{ field: 'Investment objective', value: 'Growth', lang: null },
      languages: { de: { question: 'Anlageziel', answer: 'Wachstum' } },
    })
    expect(nodes.find(({ field }) => field.startsWith('I can afford'))).toMatchObject({
      languages: { de: { question: 'Ich kann den Verlust dieser gesamten Investition verkraften' } },
    })
  })

  it('are filled into the next form of the vendor', async () => {
    const { steps, investor } = await anOpenInvestment(database, ['suitability'])
    await completeStep(database, investor, steps[0], goodAnswers.suitability)
    const [step] = await database.rows<{ dynamic_data: object }>(
      `insert into app_public.steps (process_id, "order", status, type, schema, vendor_qualification_id)
       select process_id, 99, 'in_progress', type, schema, vendor_qualification_id from app_public.steps where id = $1
       returning dynamic_data`,
      [steps[0]],
    )
    const given = goodAnswers.suitability as Record<string, unknown>
    for (const [key, answer] of Object.entries(step?.dynamic_data ?? {})) expect(answer).toEqual(given[key])
    // proves QANS-006
    expect(Object.keys(step?.dynamic_data ?? {})).toContain('riskTolerated')
  })

  it('of an encrypted form are kept nowhere in the clear, and none in the audit', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    await completeStep(database, investor, steps[0], goodAnswers.profile)
    expect(await answersOf(database, investor)).toEqual([])

    const other = await anOpenInvestment(database, ['suitability'])
    await completeStep(database, other.investor, other.steps[0], goodAnswers.suitability)
    const changes = await database.rows(
      `select after from app_public.changes where "table" = 'instanced_account_informations' and account_id = $1`,
      [other.investor.accountId],
    )
    expect(changes.length).toBeGreaterThan(0)
    expect(
      changes.filter(({ after }) => 'value' in (after as object) || 'answer' in (after as object)),
    ).toEqual([])
  })

  it('of the demo’s investor are there for their settings, and not for another vendor', async () => {
    const maren = { userId: userIds.investor, accountId: accountIds.maren }
    expect(await answersOf(database, maren)).toHaveLength(3)
    const { data } = await database.ask(
      { userId: userIds.issuer, accountId: accountIds.halden },
      `{ allInstancedAccountInformations(condition: { investorId: "${accountIds.maren}" }) { totalCount } }`,
    )
    expect(data).toEqual({ allInstancedAccountInformations: { totalCount: 0 } })
  })
})
