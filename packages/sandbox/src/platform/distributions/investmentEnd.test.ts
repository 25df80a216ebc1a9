import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { wireInstructions } from '../../emulators/payment/wireInstructions.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const papers = `query ($id: UUID!) { distributionById(id: $id) {
  signedDocuments(first: 50) { nodes { name documentUri } } } }`
const output = `query ($id: UUID!) { stepById(id: $id) { outputData } }`

onEveryEngine('the end of an investment', (database) => {
  it('has the documents that its investor signed, only for the investor and the sender', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['sign'])
    await database.rows('select app_private.envelope_of_step($1)', [steps[0]])
    const read = async (actor: Actor) => (await database.ask(actor, papers, { id: distribution.id })).data
    expect(await read(investor)).toEqual({ distributionById: { signedDocuments: { nodes: [] } } })

    await database.rows(
      `select app_private.sign_envelope(id, '<p>signed</p>', '{}') from app_private.envelopes where step_id = $1`,
      [steps[0]],
    )
    const signed = await read(investor)
    expect(signed).toMatchObject({
      distributionById: {
        signedDocuments: {
          nodes: ['Investor acknowledgement', 'Subscription agreement'].map((name) => ({
            name,
            documentUri: expect.stringMatching(/^\/integration\/signed-document\//),
          })),
        },
      },
    })
    expect(await read(await anInvestor(database))).toEqual({ distributionById: null })
    // The issuer sees the investment, but sent and signed nothing.
    const [{ userId } = { userId: '' }] = await database.rows<{ userId: string }>(
      `select user_id as "userId" from app_public.users_accounts where account_id = $1 and role = 'account_owner'`,
      [accountIds.halden],
    )
    expect(await read({ userId, accountId: accountIds.halden })).toEqual({
      distributionById: { signedDocuments: { nodes: [] } },
    })
  })

  it('shows the answers of a form, and no hidden or empty ones', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability', 'profile'])
    await completeStep(database, investor, steps[0], goodAnswers.suitability)
    const read = async (id: string | undefined) => (await database.ask(investor, output, { id })).data

    const [given] = await database.rows<{ answers: object }>(
      `select jsonb_object_agg(key, answer) as answers from app_public.instanced_account_informations where investor_id = $1`,
      [investor.accountId],
    )
    expect(await read(steps[0])).toEqual({ stepById: { outputData: { answers: given?.answers } } })
    expect(Object.keys(given?.answers ?? {}).length).toBeGreaterThan(1)

    await completeStep(database, investor, steps[1], goodAnswers.profile)
    expect(await read(steps[1])).toEqual({ stepById: { outputData: {} } })
  })

  it('has the wire instructions of an investment: 10 units at $12.50, only for its payment step', async () => {
    const { steps } = await anOpenInvestment(database, ['suitability', 'fund'])

    expect(await wireInstructions(database.db, steps[1] ?? '')).toMatchObject({
      beneficiary: 'Halden Biologics, Inc., escrow account',
      amount: '125.00',
      reference: `CAP-${steps[1]?.slice(0, 8).toUpperCase()}`,
      deadline: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    expect(await wireInstructions(database.db, steps[0] ?? '')).toBeUndefined()
    expect(await wireInstructions(database.db, randomUUID())).toBeUndefined()
  })
})
