import { describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../testing/investments/anInvestment.ts'
import { aPlatform } from '../testing/server/aPlatform.ts'

describe('the link of a step', () => {
  const platform = aPlatform()
  let people = 0

  /** Opens an investor that no other test uses, at their first step of a type, with the address of its link. */
  async function atStep(type: 'link' | 'iframe') {
    const browser = platform.browser()
    await browser.signInTo(`e2e-${++people}@capstan.test`)
    const stepId = await reachStep(platform, await anInvestment(platform, browser, type), type)
    const key = await platform.value('select app_private.link_key($1)', [stepId])
    const link = `/integration/${type === 'link' ? 'payment' : 'signing-step'}/${stepId}/${key}`
    return { stepId, link }
  }

  const follow = async (link: string) => (await platform.browser().visit(link)).headers.get('location') ?? ''
  const ticketIn = (location: string) => new URL(location).searchParams.get('token') ?? ''
  const submit = (path: string, form: Record<string, string>) =>
    aBrowser(platform.providerUrl).ask(path, { form, headers: { origin: platform.providerUrl } })
  const step = (stepId: string) =>
    platform.value(
      `select jsonb_build_object('status', status, 'attempts', attempts) from app_public.steps where id = $1`,
      [stepId],
    )
  const noted = () =>
    platform.value(`select jsonb_build_object('providerTasks', (select count(*) from app_private.step_callbacks),
      'envelopes', (select count(*) from app_private.envelopes), 'mails', (select count(*) from app_private.outbox))`)

  it('shows its purpose and changes nothing, however often it is opened', async () => {
    const [payment, signing] = [await atStep('link'), await atStep('iframe')]
    const before = await noted()
    for (const { link } of [payment, signing, payment, signing]) {
      const page = await fetch(await follow(link))
      expect(page.status).toBe(200)
      expect(await page.text()).toMatch(/Fund your investment|Subscription agreement/)
    }
    expect(await noted()).toEqual(before)
  })

  it('counts a form that is sent twice once, and then reports that it is done', async () => {
    const { stepId, link } = await atStep('link')
    const location = await follow(link)
    const form = { token: ticketIn(location), action: 'decline' }

    await Promise.all([submit('/fund/pay', form), submit('/fund/pay', form)])
    await submit('/fund/pay', { ...form, action: 'pay' })

    expect(await step(stepId)).toEqual({ status: 'failed', attempts: 1 })
    expect(await (await fetch(location)).text()).toContain('This is already done.')
    await submit('/fund/pay', { token: ticketIn(await follow(link)), action: 'pay' })
    expect(await step(stepId)).toMatchObject({ status: 'complete' })
  })

  it('has a new envelope signed after one that was declined', async () => {
    const { stepId, link } = await atStep('iframe')
    await submit('/docusign/sign', { token: ticketIn(await follow(link)), action: 'decline' })

    const again = await follow(link)
    expect(await (await fetch(again)).text()).toContain('<strong class="filled">')
    const form = { token: ticketIn(again), name: 'Maren', consent: 'yes', action: 'finish' }
    expect(await (await submit('/docusign/sign', form)).text()).toContain('Signed. Thank you.')

    expect(await step(stepId)).toMatchObject({ status: 'complete' })
    expect(
      await platform.value(
        `select array_agg(status order by created_on) from app_private.envelopes where step_id = $1`,
        [stepId],
      ),
    ).toEqual(['declined', 'completed'])
  })

  it('is refused for other purposes, with another key, and once its step is done', async () => {
    const { stepId, link } = await atStep('link')
    const ticket = ticketIn(await follow(link))
    const [token, , , key = ''] = ticket.split('.')
    const other = (await atStep('link')).stepId
    const forged = [
      ['/docusign/sign', ticket],
      ['/investready/login', ticket],
      ['/docusign/sign', [token, 'signing-step', stepId, key].join('.')],
      [
        '/fund/pay',
        [token, 'payment', stepId, key.replace(/^./, (first) => (first === '0' ? '1' : '0'))].join('.'),
      ],
      ['/fund/pay', [token, 'payment', other, key].join('.')],
      ['/fund/pay', [token, 'constructor', stepId, key].join('.')],
      ['/fund/pay', `${ticket}.`],
    ] as const
    for (const [path, text] of forged) {
      const shown = await fetch(`${platform.providerUrl}${path}?token=${text}`)
      const sent = await submit(path, { token: text, action: 'pay' })
      expect([path, text, shown.status, sent.status]).toEqual([path, text, 404, 404])
    }

    await platform.db.pool.query(`update app_public.steps set status = 'complete' where id = $1`, [stepId])
    expect((await submit('/fund/pay', { token: ticket, action: 'pay' })).status).toBe(404)
    expect(ticketIn(await follow(link))).toBe('')
  })
})
