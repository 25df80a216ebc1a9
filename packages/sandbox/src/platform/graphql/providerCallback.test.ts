import { expect, it } from 'vitest'
import { anOpenInvestment } from '../../testing/anOpenInvestment.ts'
import { providerReports } from '../../testing/completeStep.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

onEveryEngine('the providers’ callback', (database) => {
  it('counts failures and stops at the third [STEP-019]', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['sign'])
    const output = { error: 'The signature was declined.' }
    expect(await providerReports(database, steps[0], 'failed', output)).toBe('failed')
    expect(await providerReports(database, steps[0], 'processing')).toBe('processing')
    expect(await providerReports(database, steps[0], 'retry', output)).toBe('retry')
    expect(await providerReports(database, steps[0], 'failed', output)).toBe('retry_limit')
    expect(await providerReports(database, steps[0], 'complete')).toBe('retry_limit')
    const { data } = await database.ask(
      investor,
      `query ($id: UUID!) { stepById(id: $id) { attempts outputData } }`,
      { id: steps[0] },
    )
    expect(data?.stepById).toEqual({ attempts: 3, outputData: output })
  })

  it('lets a failed step succeed later', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    await providerReports(database, steps[0], 'failed', { error: 'No.' })
    expect(await providerReports(database, steps[0], 'complete')).toBe('complete')
  })

  it('refuses a step that is not current, and one that is the investor’s', async () => {
    const { steps } = await anOpenInvestment(database, ['fund', 'sign'])
    await expect(providerReports(database, steps[1], 'complete')).rejects.toThrow('This step is not active.')
    await expect(providerReports(database, steps[0], 'complete')).rejects.toThrow('This step is not active.')
  })

  it('is not for app_user', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['sign'])
    const forged = database.as(investor, (client) =>
      client.query(`select app_private.provider_complete_step($1, 'complete', '{}')`, [steps[0]]),
    )
    await expect(forged).rejects.toThrow('permission denied')
  })

  it('tells the socket of every change, with the version', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const heard: { table: string; id: string; version: number }[] = []
    const stop = await database.db.listen('app_change', (payload) => heard.push(JSON.parse(payload)))
    await providerReports(database, steps[0], 'complete')
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(3)
    await stop()
    expect(heard).toContainEqual(expect.objectContaining({ table: 'steps', id: steps[0], version: 2 }))
    expect(heard.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['steps', 'processes', 'distributions']),
    )
  })
})
