import { describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../testing/investments/anInvestment.ts'
import { aPlatform } from '../testing/server/aPlatform.ts'

const german = { 'accept-language': 'de-AT, en;q=0.5' }

describe('the pages of the platform and its providers', () => {
  const platform = aPlatform()
  let people = 0

  /** The page of a provider that an investor is sent to by an app that speaks a language. */
  async function sentTo(type: string, path: string, page: string, headers = german) {
    const browser = platform.browser()
    await browser.signInTo(`e2e-${++people}@capstan.test`)
    const stepId = await reachStep(platform, await anInvestment(platform, browser, type), type)
    const answer = await browser.ask(`/api/v2/integration/${path}`, {
      json: { stepId },
      headers: { origin: platform.url, ...headers },
    })
    const { data } = (await answer.json()) as { data: { link?: string; token?: string } }
    const token = data.token ?? new URL(data.link ?? '').searchParams.get('token') ?? ''
    return { token, link: `${platform.providerUrl}${page}?token=${token}` }
  }

  it('use the language of the app that sent the investor, not of the browser', async () => {
    const { link, token } = await sentTo('iframe', 'docusign-link', '/docusign/sign')
    const page = await (await fetch(link, { headers: { 'accept-language': 'en-US' } })).text()
    const missing = await aBrowser(platform.providerUrl).ask('/docusign/sign', {
      form: { token, consent: 'yes', action: 'finish' },
      headers: { origin: platform.providerUrl },
    })

    expect(page).toContain('<html lang="de-AT">')
    expect(page).toContain('Nicht unterschreiben')
    expect(await missing.text()).toContain('Tippen Sie Ihren vollständigen rechtlichen Namen.')
  })

  it('do not translate signed documents', async () => {
    const { link } = await sentTo('iframe', 'docusign-link', '/docusign/sign')

    expect(await (await fetch(link)).text()).toMatch(/<div lang="en">\s*<h2>/)
  })

  it('show the result in the same language', async () => {
    const { token } = await sentTo('async_iframe', 'investready-credential', '/investready/login')
    const done = await aBrowser(platform.providerUrl).ask('/investready/login', {
      form: { token, method: 'income', attest: 'yes', action: 'confirm' },
      headers: { origin: platform.providerUrl },
    })

    expect(await done.text()).toContain('Sie sind als akkreditierter Investor bestätigt.')
  })

  it.each([
    ['/authenticate/login', 'Ein Passwort ist nicht nötig.', 'No password is needed.'],
    ['/docusign/sign', 'Dieser Link ist nicht mehr gültig', 'This link is no longer valid'],
    ['/fund/pay', 'Dieser Link ist nicht mehr gültig', 'This link is no longer valid'],
  ])('%s uses the browser’s language for a visitor without an account', async (path, spoken, plain) => {
    const url = (path.startsWith('/authenticate') ? platform.url : platform.providerUrl) + path
    const page = async (headers: Record<string, string>) => (await fetch(url, { headers })).text()

    expect(await page(german)).toContain(spoken)
    expect(await page({ 'accept-language': 'fr' })).toContain(plain)
    expect(await page({ 'accept-language': 'fr' })).toContain('<html lang="en">')
  })

  it('ask in German whether to claim an account', async () => {
    await platform.value(
      `with made as (insert into app_public.accounts (type, name, email)
         values ('issuer', 'Ferrow <GmbH>', 'claim@spoken.example') returning id)
       select app_private.send_claim_link(id, 'claim@spoken.example') from made`,
    )
    const html = await platform.value(
      `select html from app_private.outbox where to_email = 'claim@spoken.example'`,
    )
    const link = /href="([^"]+)"/.exec(html)?.[1] ?? ''
    const page = await (await platform.browser().visit(link, german)).text()

    for (const words of [
      'Ein Konto übernehmen',
      'Emittent',
      'Ferrow &lt;GmbH&gt;',
      'Konto übernehmen</button>',
    ])
      expect(page).toContain(words)
  })
})
