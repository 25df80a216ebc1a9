import { describe, expect, it } from 'vitest'
import { userIds } from '../../seed/ids.ts'
import { aBrowser, type Browser } from '../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../testing/investments/anInvestment.ts'
import { aPlatform } from '../testing/server/aPlatform.ts'
import { aSocket } from '../testing/server/aSocket.ts'
import { askForToken } from '../testing/anEmbedToken.ts'
import { createProviderServer } from './createProviderServer.ts'

const complete = `mutation ($input: CompleteStepInput!) { completeStep(input: $input) { step { id status } } }`

describe('the providers', () => {
  const platform = aPlatform()
  let people = 0

  /** Opens an investor that no other test uses, at their first step of a type. */
  async function atStep(type: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(`e2e-${++people}@capstan.test`)
    const stepId = await reachStep(platform, await anInvestment(platform, browser, type), type)
    return { browser, account, stepId }
  }
  const statusOf = (stepId: string) =>
    platform.value('select status from app_public.steps where id = $1', [stepId])
  const linkFor = async (browser: Browser, stepId: string, path = 'docusign-link') => {
    const answer = await browser.ask(`/api/v2/integration/${path}`, {
      json: { stepId },
      headers: { origin: platform.url },
    })
    return {
      status: answer.status,
      ...((await answer.json()) as {
        data?: Record<string, string>
        errors?: { extensions: { code: string } }[]
      }),
    }
  }
  /** The token of the page that a step's frame or link opens. */
  const tokenFor = async (browser: Browser, stepId: string, kind: string) => {
    if (kind !== 'payment-link') {
      const { data } = await linkFor(browser, stepId, kind)
      return new URL(data?.link ?? '').searchParams.get('token') ?? ''
    }
    const key = await platform.value('select app_private.link_key($1)', [stepId])
    const sent = await browser.visit(`/integration/payment/${stepId}/${key}`)
    return new URL(sent.headers.get('location') ?? '').searchParams.get('token') ?? ''
  }
  const submit = (path: string, form: Record<string, string>, headers = {}) =>
    aBrowser(platform.providerUrl).ask(path, { form, headers: { origin: platform.providerUrl, ...headers } })

  it('let a person read and sign, and notify the platform themselves', async () => {
    const { browser, account, stepId } = await atStep('iframe')
    const socket = await aSocket(platform.url, {
      account,
      headers: { cookie: browser.cookie, origin: platform.url },
    })
    await socket.ask({ type: 'subscribe', table: 'steps', ids: [stepId] })
    const { data } = await linkFor(browser, stepId)
    const link = data?.link ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''

    const page = await fetch(link)
    const form = { token, name: 'Maren Okafor', consent: 'yes', drawn: '[]', action: 'finish' }
    const signed = await submit('/docusign/sign', form)

    expect(link.startsWith(`${platform.providerUrl}/docusign/sign?`)).toBe(true)
    expect(await page.text()).toContain('Subscription agreement')
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${platform.url};`)
    expect(await signed.text()).toContain('content="complete"')
    expect(await statusOf(stepId)).toBe('complete')
    // proves CALL-113, STEP-013
    expect(await socket.next()).toMatchObject({ table: 'steps', id: stepId })
    socket.close()
  })

  it('refuse an incomplete form, and name the missing fields', async () => {
    const { browser, stepId } = await atStep('iframe')
    const token = new URL((await linkFor(browser, stepId)).data?.link ?? '').searchParams.get('token') ?? ''

    const unnamed = await submit('/docusign/sign', { token, consent: 'yes', action: 'finish' })
    const unsure = await submit('/docusign/sign', { token, name: 'Maren', action: 'finish' })

    expect([unnamed.status, unsure.status, await statusOf(stepId)]).toEqual([400, 400, 'in_progress'])
    expect(await unnamed.text()).toContain('Type your full legal name.')
  })

  it('ask an investor who does not qualify for a confirmation, and change nothing before it', async () => {
    const { browser, stepId } = await atStep('async_iframe')
    const { data } = await linkFor(browser, stepId, 'investready-credential')
    const say = async (action: string) =>
      (await submit('/investready/login', { token: data?.token ?? '', action })).text()

    expect(await say('ask')).toContain('Do you really not qualify?')
    expect(await say('back')).toContain('How does')
    expect(await statusOf(stepId)).toBe('in_progress')
    expect(await say('decline')).toContain('content="error"')
    expect(await statusOf(stepId)).toBe('failed')
  })

  it.each([
    ['iframe', 'docusign-link', '/docusign/sign', 'Do you really decline to sign?', 'value="Ida Brand"'],
    ['link', 'payment-link', '/fund/pay', 'Do you really cancel the payment?', 'I have sent the wire'],
  ])(
    'ask an investor who declines a step of type %s for a confirmation, and lead back to the entries',
    async (type, kind, path, question, before) => {
      const { browser, stepId } = await atStep(type)
      const token = await tokenFor(browser, stepId, kind)
      const say = async (action: string) => (await submit(path, { token, name: 'Ida Brand', action })).text()

      expect(await say('ask')).toContain(question)
      expect(await say('back')).toContain(before)
      expect(await statusOf(stepId)).toBe('in_progress')
      expect(await say('decline')).toContain('content="error"')
      expect(await statusOf(stepId)).toBe('failed')
    },
  )

  it('report a refusal with its reason', async () => {
    const { browser, stepId } = await atStep('iframe')
    const token = new URL((await linkFor(browser, stepId)).data?.link ?? '').searchParams.get('token') ?? ''
    const declined = await submit('/docusign/sign', { token, action: 'decline' })

    expect(await declined.text()).toContain('content="error"')
    expect(await statusOf(stepId)).toBe('failed')
    expect(
      await platform.value(`select output_data ->> 'error' from app_public.steps where id = $1`, [stepId]),
    ).toBe('You declined to sign.')
  })

  it('check accreditation by a token and a state', async () => {
    const { browser, stepId } = await atStep('async_iframe')
    const { data } = await linkFor(browser, stepId, 'investready-credential')
    const page = await fetch(
      `${platform.providerUrl}/investready/login?token=${data?.token}&state=${data?.state}`,
    )
    await submit('/investready/login', {
      token: data?.token ?? '',
      method: 'income',
      attest: 'yes',
      action: 'confirm',
    })

    expect(await page.text()).toContain('Confirm that you are accredited')
    // proves CALL-114
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('take a payment through the link of its step', async () => {
    const { browser, stepId } = await atStep('link')
    const { data } = await browser.graphql('query ($id: UUID!) { stepById(id: $id) { schema } }', {
      variables: { id: stepId },
    })
    const link = (data?.stepById as { schema: { link: string } }).schema.link
    const sent = await browser.visit(link)
    const token = new URL(sent.headers.get('location') ?? '').searchParams.get('token') ?? ''
    await submit('/fund/pay', { token, action: 'pay' })

    expect(sent.status).toBe(302)
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('request the cost of the investment at its own price, not at the current price of the round', async () => {
    const { browser, stepId } = await atStep('link')
    await platform.db.pool.query(
      `with paid as (
         update app_public.distribution_prices set price = 0.145 from app_public.steps
         where steps.id = $1 and distribution_id = (
           select id from app_public.distributions where distributions.process_id = steps.process_id
         ) returning distribution_id
       )
       update app_public.distributions set amount = 7 where id = (select distribution_id from paid)`,
      [stepId],
    )
    const key = await platform.value('select app_private.link_key($1)', [stepId])
    const sent = await browser.visit(`/integration/payment/${stepId}/${key}`)
    const page = await fetch(sent.headers.get('location') ?? '')

    // 7 × 0.145 = 1.015
    expect(await page.text()).toContain('<strong>$1.02</strong> USD')
  })

  it('take no payment through a link that only names the step', async () => {
    const { browser, stepId } = await atStep('link')
    const sent = []
    for (const rest of ['', `/${stepId}`, '/%00'])
      sent.push(await browser.visit(`/integration/payment/${stepId}${rest}`))
    const tokens = sent.map(({ headers }) =>
      new URL(headers.get('location') ?? 'http://none/').searchParams.get('token'),
    )

    expect(tokens.filter((token) => token)).toEqual([])
  })

  it('complete a step once, however often a form is sent', async () => {
    const { browser, stepId } = await atStep('iframe')
    const token = new URL((await linkFor(browser, stepId)).data?.link ?? '').searchParams.get('token') ?? ''
    const form = { token, name: 'Maren', consent: 'yes', action: 'finish' }
    await Promise.all([submit('/docusign/sign', form), submit('/docusign/sign', form)])
    await submit('/docusign/sign', { token, action: 'decline' })

    expect(await statusOf(stepId)).toBe('complete')
  })

  it('are the only ones who complete their steps: a forged completion is refused', async () => {
    const { browser, stepId } = await atStep('iframe')
    const forged = await browser.graphql(complete, { variables: { input: { stepId, blob: {} } } })

    expect(forged.errors?.[0]?.extensions.code).toBe('step_provider_only')
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('take forms from their own pages only', async () => {
    const { browser, stepId } = await atStep('iframe')
    const token = new URL((await linkFor(browser, stepId)).data?.link ?? '').searchParams.get('token') ?? ''
    const form = { token, name: 'Maren', consent: 'yes', action: 'finish' }
    const forged = [
      await submit('/docusign/sign', form, { origin: 'https://evil.example' }),
      await submit('/docusign/sign', form, {
        origin: platform.providerUrl.replace('localhost', 'evil.example'),
      }),
      await submit('/docusign/sign', form, { 'sec-fetch-site': 'cross-site' }),
      await submit('/docusign/sign', { ...form, token: crypto.randomUUID() }),
      await submit('/docusign/sign', { ...form, token: stepId }),
    ]

    expect(forged.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404])
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('are not reached for a step of others, one that is not current, or one that does not exist', async () => {
    const { browser, stepId } = await atStep('iframe')
    const stranger = platform.browser()
    await stranger.signInTo('new-investor@capstan.test')
    const later = await platform.value(
      `select id from app_public.steps where status = 'not_started'
        and process_id = (select process_id from app_public.steps where id = $1) limit 1`,
      [stepId],
    )
    const answers = [
      await linkFor(stranger, stepId),
      await linkFor(stranger, crypto.randomUUID()),
      await linkFor(stranger, 'nonsense'),
      await linkFor(browser, later ?? crypto.randomUUID()),
    ]

    for (const { status, errors } of answers)
      expect([status, errors?.[0]?.extensions.code]).toEqual([404, 'not_found'])
  })

  it('cannot be used by viewers', async () => {
    const { account, stepId } = await atStep('iframe')
    await platform.db.pool.query(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_viewer')`,
      [userIds['investor-viewer'], account],
    )
    const reader = platform.browser()
    await reader.signIn('investor-viewer@capstan.test')
    await reader.visit(`/authenticate/role/${account}`)
    const { status, errors } = await linkFor(reader, stepId)

    expect([status, errors?.[0]?.extensions.code]).toEqual([422, 'not_allowed'])
  })

  it('let only the pages of a token hold them in a frame', async () => {
    const { account, stepId } = await atStep('iframe')
    const page = 'https://invest.larkspur.example'
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const answer = await platform.browser().ask('/api/v2/integration/docusign-link', {
      json: { stepId },
      headers: { authorization: `Bearer ${token}`, origin: page },
    })
    const { data } = (await answer.json()) as { data: { link: string } }
    const signing = await fetch(data.link)

    expect(answer.headers.get('access-control-allow-origin')).toBe(page)
    expect(signing.headers.get('content-security-policy')).toContain(`frame-ancestors ${page};`)
    expect(await signing.text()).toContain(`name="capstan-parents" content="${page}"`)
  })

  it('run their own script files only', async () => {
    const { browser, stepId } = await atStep('iframe')
    const page = await fetch((await linkFor(browser, stepId)).data?.link ?? '')
    const script = await fetch(new URL('/scripts/signature.ts', platform.providerUrl))

    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'nonce-[^']+'; /,
    )
    expect(await page.text()).not.toMatch(/<script(?![^>]* src=)/)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).not.toContain(': void')
  })

  it('do not load in production', async () => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    const services = { hasEmulators: true } as never

    await expect(createProviderServer(services, { logLevel: 'silent' })).rejects.toThrow(
      'Emulators do not load in production.',
    )
    process.env.NODE_ENV = before
  })
})
