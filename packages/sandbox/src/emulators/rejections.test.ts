import { expect, it } from 'vitest'
import { aBrowser, type Browser } from '../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../testing/investments/anInvestment.ts'
import { aPlatformOnEveryEngine } from '../testing/server/aPlatform.ts'
import { aSocket } from '../testing/server/aSocket.ts'

/** The step type of each provider, its link and page, and the message and code of its rejection. */
const providers = [
  ['signing', 'iframe', 'docusign-link', '/docusign/sign', 'You declined to sign.', 'declined_to_sign'],
  [
    'accreditation',
    'async_iframe',
    'investready-credential',
    '/investready/login',
    'You said that you do not qualify as an accredited investor.',
    'not_accredited',
  ],
  ['payment', 'link', 'payment-link', '/fund/pay', 'The payment was cancelled.', 'payment_cancelled'],
] as const

/** Forms that each provider accepts unless a scenario makes it reject them. */
const good = {
  signing: { name: 'Maren Okafor', consent: 'yes', drawn: '[]', action: 'finish' },
  accreditation: { method: 'income', attest: 'yes' },
  payment: { action: 'pay' },
}

aPlatformOnEveryEngine('a provider that says no', (platform) => {
  let people = 0

  /** Opens an investor that no other test uses, on a provider's page, with the socket subscribed to the step. */
  async function atProvider(type: string, kind: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(`e2e-${++people}@capstan.test`)
    const stepId = await reachStep(platform, await anInvestment(platform, browser, type), type)
    const headers = { cookie: browser.cookie, origin: platform.url }
    const socket = await aSocket(platform.url, { account, headers })
    await socket.ask({ type: 'subscribe', table: 'steps', ids: [stepId] })
    return { browser, account, stepId, socket, token: await tokenFor(browser, stepId, kind) }
  }

  async function tokenFor(browser: Browser, stepId: string, kind: string) {
    if (kind === 'payment-link') {
      const link = await platform.value(`select schema->>'link' from app_public.steps where id = $1`, [
        stepId,
      ])
      return tokenIn((await browser.visit(link)).headers.get('location'))
    }
    const answer = await browser.ask(`/api/v2/integration/${kind}`, {
      json: { stepId },
      headers: { origin: platform.url },
    })
    const { data } = (await answer.json()) as { data: Record<string, string> }
    return data.token ?? tokenIn(data.link)
  }

  const submit = (path: string, form: Record<string, string>) =>
    aBrowser(platform.providerUrl).ask(path, { form, headers: { origin: platform.providerUrl } })

  const step = async (id: string) => {
    const { rows } = await platform.db.pool.query(
      `select status, output_data->>'error' as error, output_data->>'code' as code, attempts from app_public.steps where id = $1`,
      [id],
    )
    return rows[0] as { status: string; error: string | null; code: string | null; attempts: number }
  }

  /** The steps' changes that the audit holds of it, newest last. */
  const audited = async (stepId: string) => {
    const { rows } = await platform.db.pool.query(
      `select operation, outcome, operations.account_id, after->>'status' as status from app_public.changes
         join app_public.operations on operations.id = operation_id
        where "table" = 'steps' and row_id = $1 and operation = 'providerCompleteStep' order by operations.created_on`,
      [stepId],
    )
    return rows as unknown[]
  }

  it.each(providers)(
    '%s: fails the step, pushes it, writes it down, and may be done again',
    async (...row) => {
      const [name, type, kind, path, error, code] = row
      const { browser, account, stepId, socket, token } = await atProvider(type, kind)

      const declined = await submit(path, { token, action: 'decline' })

      expect(await declined.text()).toContain('content="error"')
      expect(await step(stepId)).toEqual({ status: 'failed', error, code, attempts: 1 })
      expect(await socket.next()).toMatchObject({ table: 'steps', id: stepId })
      const refused = {
        operation: 'providerCompleteStep',
        outcome: 'done',
        account_id: account,
        status: 'failed',
      }
      expect(await audited(stepId)).toEqual([refused])

      await submit(path, { ...good[name], token: await tokenFor(browser, stepId, kind) })
      expect((await step(stepId)).status).toBe('complete')
      expect(await socket.next()).toMatchObject({ table: 'steps', id: stepId })
      socket.close()
    },
  )

  it.each(providers)('%s: fails when the scenario asks for it, until no attempt is left', async (...row) => {
    const [name, type, kind, path] = row
    const { browser, stepId, socket, token } = await atProvider(type, kind)
    socket.close()
    const scenario = { kind: 'reject', provider: name, times: 3 }
    await platform.browser().ask('/sandbox/scenario', { json: scenario })

    await submit(path, { ...good[name], token })
    const error = 'A scenario of the sandbox rejects this.'
    expect(await step(stepId)).toEqual({ status: 'failed', error, code: null, attempts: 1 })
    for (const attempts of [2, 3]) {
      await submit(path, { ...good[name], token: await tokenFor(browser, stepId, kind) })
      const status = attempts === 3 ? 'retry_limit' : 'failed'
      expect(await step(stepId)).toEqual({ status, error, code: null, attempts })
    }
    await platform.browser().ask('/sandbox/scenario', { method: 'DELETE' })
  })
})

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''
