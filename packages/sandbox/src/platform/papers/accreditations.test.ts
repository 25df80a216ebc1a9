import { expect, it } from 'vitest'
import { actors } from '../../testing/documents/aDocument.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { providerReports } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('accreditations', (database) => {
  const service = { provider: 'investready', output: { method: 'income' } }
  async function anAccredited() {
    const { investor, steps } = await anOpenInvestment(database, ['accreditation', 'fund'])
    expect(await providerReports(database, steps[0], 'complete', service)).toBe('complete')
    return investor
  }
  const ownOf = async (actor: Actor) => {
    const { data } = await database.ask(
      actor,
      '{ allAccreditations { nodes { method verifiedOn expiresOn renewalId investorId } } }',
    )
    return (data?.allAccreditations as { nodes: { renewalId: string | null }[] }).nodes
  }
  const renew = (actor: Actor) =>
    database.ask(actor, 'mutation { renewAccreditation(input: {}) { process { id status currentStep } } }')
  const processOf = ({ data }: Awaited<ReturnType<typeof renew>>) =>
    (data?.renewAccreditation as { process: { id: string; currentStep: string } }).process
  const days = async () =>
    (
      await database.rows<{ today: string; last: string }>(
        `select app_private.today()::text as today, (app_private.today() + 90)::text as last`,
      )
    )[0]

  it('are stored with status, start and the last 90 days when the service reports them', async () => {
    const investor = await anAccredited()
    const { today, last } = (await days()) ?? {}

    expect(await ownOf(investor)).toEqual([
      {
        method: 'income',
        verifiedOn: today,
        expiresOn: last,
        renewalId: null,
        investorId: investor.accountId,
      },
    ])
  })

  it('are not kept of who was refused', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['accreditation'])
    await providerReports(database, steps[0], 'failed', { ...service, output: { error: 'No.' } })

    expect(await ownOf(investor)).toEqual([])
  })

  it('are renewed at the service, once at a time, and hold for 90 days from then', async () => {
    const investor = await anAccredited()
    await database.rows(
      `update app_public.accreditations set verified_on = app_private.today() - 80, expires_on = app_private.today() + 10
       where investor_id = $1`,
      [investor.accountId],
    )
    const begun = processOf(await renew(investor))
    expect(processOf(await renew(investor))).toEqual(begun)

    await providerReports(database, begun.currentStep, 'complete', {
      ...service,
      output: { method: 'license' },
    })

    const { today, last } = (await days()) ?? {}
    expect(await ownOf(investor)).toEqual([
      expect.objectContaining({ method: 'license', verifiedOn: today, expiresOn: last, renewalId: begun.id }),
    ])
    expect(processOf(await renew(investor)).id).not.toBe(begun.id)
  })

  it('that could not be renewed stay as they are, and are renewed anew', async () => {
    const investor = await anAccredited()
    const before = await ownOf(investor)
    const begun = processOf(await renew(investor))
    await providerReports(database, begun.currentStep, 'failed', { ...service, output: { error: 'No.' } })

    expect(await ownOf(investor)).toEqual([{ ...before[0], renewalId: begun.id }])
    expect(processOf(await renew(investor)).id).not.toBe(begun.id)
  })

  it('are the investor’s alone to see and to renew', async () => {
    const investor = await anAccredited()
    for (const other of [actors.broker, actors.issuer, actors.agent, await anInvestor(database)])
      expect(
        (await ownOf(other)).filter((each) => 'investorId' in each && each.investorId === investor.accountId),
      ).toEqual([])
    const { errors } = await renew(await anInvestor(database))
    expect(errors?.[0]?.extensions.code).toBe('not_found')
    expect((await renew(actors.broker)).errors?.[0]?.extensions.code).toBe('not_allowed')
  })
})
