import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { userIds } from '../../seed/ids.ts'
import { aBrowser, type Browser } from '../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../testing/investments/anInvestment.ts'
import { aPlatformOnEveryEngine } from '../testing/server/aPlatform.ts'
import { draftProviderTask, openProviderTask, reportOutcome } from './callbacks.ts'
import {
  accreditationProviderTask,
  paymentProviderTask,
  signingProviderTask,
} from './providerTaskPurposes.ts'

/** The page of each provider, the type of its step, and a form that it would take. */
const providers = {
  docusign: {
    type: 'iframe',
    page: '/docusign/sign',
    form: { name: 'Maren Okafor', consent: 'yes', drawn: '[]', action: 'finish' },
  },
  investready: {
    type: 'async_iframe',
    page: '/investready/login',
    form: { method: 'income', attest: 'yes', action: 'confirm' },
  },
  payment: { type: 'link', page: '/fund/pay', form: { action: 'pay' } },
}
const purposes = {
  docusign: signingProviderTask,
  investready: accreditationProviderTask,
  payment: paymentProviderTask,
}
type Service = keyof typeof providers
const services = Object.keys(providers) as Service[]
const pairs = services.flatMap((own) =>
  services.filter((other) => other !== own).map((other) => [own, other]),
)

aPlatformOnEveryEngine('a token of a provider', (platform) => {
  let people = 0

  /** Opens an investor that no other test uses, on the step of a provider. */
  async function at(service: Service) {
    const { type } = providers[service]
    const browser = platform.browser()
    const account = await browser.signInTo(`e2e-${++people}@capstan.test`)
    const investment = await anInvestment(platform, browser, type)
    const stepId = await reachStep(platform, investment, type)
    return { browser, account, investment, stepId, token: await tokenFor(browser, stepId, service) }
  }

  async function tokenFor(browser: Browser, stepId: string, service: Service): Promise<string> {
    if (service === 'payment') {
      const link = await platform.value(`select schema ->> 'link' from app_public.steps where id = $1`, [
        stepId,
      ])
      return tokenIn((await browser.visit(link)).headers.get('location'))
    }
    const { body } = await ask(browser, stepId, service)
    return body.data?.token ?? tokenIn(body.data?.link)
  }

  async function ask(browser: Browser, stepId: string, service: Service) {
    const path = service === 'docusign' ? 'docusign-link' : 'investready-credential'
    const answer = await browser.ask(`/api/v2/integration/${path}`, {
      json: { stepId },
      headers: { origin: platform.url },
    })
    const body = (await answer.json()) as {
      data?: Record<string, string>
      errors?: { extensions: { code: string } }[]
    }
    return { status: answer.status, code: body.errors?.[0]?.extensions.code, body }
  }

  const submit = (service: Service, token: string, form: object = providers[service].form) =>
    aBrowser(platform.providerUrl).ask(providers[service].page, {
      form: { ...form, token },
      headers: { origin: platform.providerUrl },
    })
  const open = (service: Service, token: string) =>
    fetch(`${platform.providerUrl}${providers[service].page}?token=${token}`)
  const statusOf = (stepId: string) =>
    platform.value('select status from app_public.steps where id = $1', [stepId])
  const audited = (stepId: string) =>
    platform.value<number>(
      `select count(*)::int from app_public.changes where "table" = 'steps' and row_id = $1
        and after ->> 'status' = 'complete'`,
      [stepId],
    )

  const rowOf = (stepId: string) =>
    platform.value('select to_jsonb(steps) from app_public.steps where id = $1', [stepId])
  const verdictsOf = (account: string) =>
    platform.value<string[]>(
      `select array_agg(concat_ws(' ', outcome, code) order by created_on, outcome)
       from app_public.operations where account_id = $1 and operation = 'providerCompleteStep'`,
      [account],
    )

  it.each(pairs as [Service, Service][])(
    'of %s is nothing to %s: neither shown, nor taken, nor used up',
    async (own, other) => {
      const { stepId, token } = await at(own)

      const page = await open(other, token)
      const forged = await submit(other, token)
      const declined = await submit(other, token, { action: 'decline' })

      expect([page.status, forged.status, declined.status]).toEqual([404, 404, 404])
      expect(await page.text()).not.toContain('Confirm')
      expect(await statusOf(stepId)).toBe('in_progress')
      expect((await submit(own, token)).status).toBe(200)
      // proves STEP-013
      expect(await statusOf(stepId)).toBe('complete')
    },
  )

  it('is not made for a step that another provider serves', async () => {
    const [signing, accreditation, payment] = [
      await at('docusign'),
      await at('investready'),
      await at('payment'),
    ]
    const answers = [
      await ask(signing.browser, signing.stepId, 'investready'),
      await ask(accreditation.browser, accreditation.stepId, 'docusign'),
      await ask(payment.browser, payment.stepId, 'docusign'),
      await ask(payment.browser, payment.stepId, 'investready'),
    ]
    const key = await platform.value('select app_private.link_key($1)', [signing.stepId])
    await platform.db.pool.query(`update app_public.steps set type = 'link' where id = $1`, [signing.stepId])
    const paid = await platform.browser().visit(`/integration/payment/${signing.stepId}/${key}`)

    for (const { status, code } of answers) expect([status, code]).toEqual([422, 'wrong_provider'])
    expect(paid.headers.get('location')?.split('token=')[1] ?? '').toBe('')
  })

  it('is refused once its step is not current any more, and signs nothing', async () => {
    const { investment, stepId, token } = await at('docusign')
    await platform.db.pool.query(
      `update app_public.processes set current_step = (
         select id from app_public.steps where process_id = $1 and id <> $2 order by "order" desc limit 1
       ) where id = $1`,
      [investment.processId, stepId],
    )

    expect((await submit('docusign', token)).status).toBe(409)
    expect(await statusOf(stepId)).toBe('in_progress')
    expect(
      await platform.value('select status from app_private.envelopes where step_id = $1', [stepId]),
    ).toBe('sent')
  })

  it.each([
    ['suspended', `status = 'suspended'`],
    ['made one who only reads along', `role = 'account_viewer'`],
  ])('is nothing once the delegate who asked for it is %s', async (_how, change) => {
    const { account, stepId } = await at('docusign')
    const delegate = platform.browser()
    await platform.db.pool.query(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_admin')`,
      [userIds['investor-viewer'], account],
    )
    await delegate.signIn('investor-viewer@capstan.test')
    await delegate.visit(`/authenticate/role/${account}`)
    const token = await tokenFor(delegate, stepId, 'docusign')
    const before = await open('docusign', token)
    await platform.db.pool.query(
      `update app_public.users_accounts set ${change} where user_id = $1 and account_id = $2`,
      [userIds['investor-viewer'], account],
    )

    expect([before.status, (await open('docusign', token)).status]).toEqual([200, 404])
    expect((await submit('docusign', token)).status).toBe(404)
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it.each(services)('of %s is used once: a replay changes nothing and is refused', async (service) => {
    const { stepId, token } = await at(service)
    await submit(service, token)
    await platform.db.pool.query(`update app_public.steps set status = 'in_progress' where id = $1`, [stepId])
    const replays = [await submit(service, token), await submit(service, token, { action: 'decline' })]

    for (const replay of replays) expect(await replay.text()).toContain('This is already done.')
    expect(await statusOf(stepId)).toBe('in_progress')
    expect(await audited(stepId)).toBe(1)
  })

  it.each(services)(
    'of %s whose verdicts come late, twice and out of order: the first counts, the others change nothing and are recorded',
    async (service) => {
      const { browser, account, stepId, token } = await at(service)
      const other = await tokenFor(browser, stepId, service)
      const purpose = purposes[service]
      // A link leads to a ticket, which is a task once its form was sent.
      const failing = { ...purpose, verdict: { outcome: 'failed', output: { error: 'No.' } } } as const
      const late = await draftProviderTask(platform.db, { token: randomUUID(), stepId, envelopeId: null })
      if (!late) throw new Error('no task')
      await openProviderTask(platform.db, {
        ...purpose,
        token: late.token,
        stepId,
        userId: null,
        origins: [],
      })
      await submit(service, token)
      const before = await rowOf(stepId)

      expect(await reportOutcome(platform.db, late, failing)).toBe(false)
      await submit(service, token)
      await platform.db.pool.query(
        `update app_private.step_callbacks set expires_at = app_private.now() - interval '1 hour' where token = $1`,
        [late.token],
      )
      const expired = await submit(service, late.token)
      await submit(service, other)

      expect(expired.status).toBe(404)
      expect(await rowOf(stepId)).toEqual(before)
      expect(await statusOf(stepId)).toBe('complete')
      expect(await audited(stepId)).toBe(1)
      // The other link of a payment leads nowhere by then: it never became a task.
      const ignored = service === 'payment' ? 3 : 4
      expect(await verdictsOf(account)).toEqual([
        'done',
        ...Array<string>(ignored).fill('refused callback_ignored'),
      ])
    },
  )

  it('is not made for a current step that is settled', async () => {
    const { browser, stepId } = await at('docusign')
    const codes = []
    for (const status of ['complete', 'retry_limit', 'failed']) {
      await platform.db.pool.query('update app_public.steps set status = $2 where id = $1', [stepId, status])
      codes.push((await ask(browser, stepId, 'docusign')).code)
    }

    expect(codes).toEqual(['not_found', 'not_found', undefined])
  })

  it('is refused to the vendor, who may see the step', async () => {
    const { stepId } = await at('docusign')
    const vendor = platform.browser()
    await vendor.signInTo('issuer@capstan.test')
    const seen = await vendor.graphql('query ($id: UUID!) { stepById(id: $id) { id } }', {
      variables: { id: stepId },
    })

    expect(seen.data).toEqual({ stepById: { id: stepId } })
    expect(await ask(vendor, stepId, 'docusign')).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is not made for a step beneath one that is not current', async () => {
    const { browser, investment } = await at('docusign')
    const nested = [{ type: 'iframe', service: 'docusign', schema: { title: 'Sign' } }]
    await platform.db.pool.query(
      `insert into app_public.steps (process_id, "order", type, schema) values ($1, 99, 'custom', $2)`,
      [investment.processId, { title: 'Outer', nested }],
    )
    const stepId = await platform.value(
      `select steps.id from app_public.steps join app_public.processes on processes.id = process_id
         join app_public.steps as parents on parents.id = parent_step_id where parents.process_id = $1`,
      [investment.processId],
    )
    const { status, code } = await ask(browser, stepId, 'docusign')

    expect([status, code]).toEqual([404, 'not_found'])
  })

  it('of an envelope is nothing to the page of a payment', async () => {
    const { stepId } = await at('docusign')
    const id = await platform.value('select id from app_private.envelopes where step_id = $1', [stepId])
    const key = await platform.value(
      'select app_private.signing_key(envelopes) from app_private.envelopes where id = $1',
      [id],
    )
    const led = await platform.browser().visit(`/integration/signing/${id}/${key}`)
    const token = tokenIn(led.headers.get('location'))

    expect([(await submit('payment', token)).status, (await open('payment', token)).status]).toEqual([
      404, 404,
    ])
    expect(await statusOf(stepId)).toBe('in_progress')
  })
})

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''
