import { expect, it } from 'vitest'
import { anOpenInvestment } from '../../../testing/investments/anOpenInvestment.ts'
import { providerReports } from '../../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

const otherProvider = 'This step is completed by another provider.'

onEveryEngine('the providers’ callback', (database) => {
  it('counts failures and stops at the third', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['sign'])
    const output = { error: 'The signature was declined.' }
    expect(await providerReports(database, steps[0], 'failed', { output })).toBe('failed')
    expect(await providerReports(database, steps[0], 'processing')).toBe('processing')
    expect(await providerReports(database, steps[0], 'retry', { output })).toBe('retry')
    expect(await providerReports(database, steps[0], 'failed', { output })).toBe('retry_limit')
    expect(await providerReports(database, steps[0], 'complete')).toBe('retry_limit')
    const { data } = await database.ask(
      investor,
      `query ($id: UUID!) { stepById(id: $id) { attempts outputData } }`,
      { id: steps[0] },
    )
    const attempt = { ...output, on: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }
    // proves STEP-019
    expect(data?.stepById).toEqual({
      attempts: 3,
      outputData: { ...output, attempts: [attempt, attempt, attempt] },
    })
  })

  it('lets a failed step succeed later', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    await providerReports(database, steps[0], 'failed', { output: { error: 'No.' } })
    expect(await providerReports(database, steps[0], 'complete')).toBe('complete')
  })

  it('refuses a step that is not current, and one that is the investor’s', async () => {
    const { steps } = await anOpenInvestment(database, ['fund', 'sign'])
    await expect(providerReports(database, steps[1], 'complete')).rejects.toThrow('This step is not active.')
    await expect(providerReports(database, steps[0], 'complete')).rejects.toThrow(otherProvider)
  })

  it.each(['complete', 'failed', 'retry', 'restart', 'processing'])(
    'refuses “%s” from a provider that does not serve the step, also once it is done',
    async (outcome) => {
      const { steps } = await anOpenInvestment(database, ['sign'])
      const said = (provider: string) => providerReports(database, steps[0], outcome, { provider })

      for (const other of ['investready', 'payment', 'Docusign', ''])
        await expect(said(other)).rejects.toThrow(otherProvider)
      await providerReports(database, steps[0], 'complete')
      await expect(said('payment')).rejects.toThrow(otherProvider)
    },
  )

  it('makes no task at a provider that does not serve the step, nor one for an envelope of another step', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const other = await anOpenInvestment(database, ['sign'])
    const [envelope] = await database.rows<{ id: string }>('select app_private.envelope_of_step($1) as id', [
      other.steps[0],
    ])
    const open = (provider: string, action: string, envelopeId: string | null) =>
      database.rows(
        `insert into app_private.step_callbacks (provider, action, step_id, envelope_id, expires_at)
         values ($1, $2, $3, $4, now() + interval '1 hour') returning token`,
        [provider, action, steps[0], envelopeId],
      )

    await expect(open('payment', 'pay', null)).rejects.toThrow(otherProvider)
    await expect(open('docusign', 'sign', envelope?.id ?? '')).rejects.toThrow(otherProvider)
    expect(await open('docusign', 'sign', null)).toHaveLength(1)
  })

  it('is for a step and a task that there are', async () => {
    const nowhere = crypto.randomUUID()

    await expect(providerReports(database, nowhere, 'complete')).rejects.toThrow('This step does not exist.')
    await expect(
      database.rows(`select app_private.take_provider_task($1, 'docusign', 'sign')`, [nowhere]),
    ).rejects.toThrow('This task does not exist.')
  })

  it('is refused beneath a step that is not current itself, however far up', async () => {
    const { steps } = await anOpenInvestment(database, ['fund', 'sign'])
    const nested = (step: object, title: string) => ({ type: 'custom', schema: { title, nested: [step] } })
    const sign = { type: 'iframe', service: 'docusign', schema: { title: 'Sign' } }
    // The second step of the investment, which is not current, is given steps beneath it, two levels deep.
    await database.rows(
      `insert into app_public.steps (process_id, "order", type, schema)
       select process_id, 99, 'custom', $2 from app_public.steps where id = $1`,
      [steps[1], nested(nested(sign, 'Inner'), 'Outer').schema],
    )
    const [deepest] = await database.rows<{ id: string }>(
      `select id from app_public.steps where type = 'iframe' and schema ->> 'title' = 'Sign'
        order by created_on desc limit 1`,
    )

    await expect(providerReports(database, deepest?.id, 'complete')).rejects.toThrow(
      'This step is not active.',
    )
  })

  it('is not for app_user', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['sign'])
    const forged = database.as(investor, (client) =>
      client.query(`select app_private.provider_complete_step('docusign', $1, 'complete', '{}')`, [steps[0]]),
    )
    await expect(forged).rejects.toThrow('permission denied')
  })

  it('sends every change to the socket, with the version', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const heard: { table?: string; rows?: [string, number][] }[] = []
    const stop = await database.db.listen('app_change', (payload) => heard.push(JSON.parse(payload)))
    await providerReports(database, steps[0], 'complete')
    await expect.poll(() => heard.filter(({ rows }) => rows).length).toBeGreaterThanOrEqual(3)
    await stop()
    expect(heard).toContainEqual(expect.objectContaining({ table: 'steps', rows: [[steps[0], 2]] }))
    expect(heard.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['steps', 'processes', 'distributions']),
    )
  })
})
