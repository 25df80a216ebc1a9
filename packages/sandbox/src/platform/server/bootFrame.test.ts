import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { newToken } from '../auth/sessions.ts'
import { bootVisitor, withLogo } from './bootBrand.ts'
import { fillBootFrame } from './bootFrame.ts'
import type { Database } from '../db/Database.ts'

const html = { accept: 'text/html,*/*' }

describe('the frame an app’s page begins with', () => {
  const platform = aPlatform()

  const pageFor = async (headers: Record<string, string> = {}, browser = platform.browser()) =>
    (await browser.ask('/portfolio', { headers: { ...html, ...headers } })).text()

  /** The page of an issuer, which has a brand. */
  async function pageOfIssuer(): Promise<string> {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test')
    return pageFor({}, browser)
  }

  it('has the brand of the product for a visitor', async () => {
    const page = await pageFor()

    expect(page).toContain('data-visitor="anonymous"')
    expect(page).toContain('src="/content/logos/color-full"')
    expect(bootBrand(page)).toMatchObject({ slug: 'capstan' })
  })

  it('wears the brand of the account that was chosen, with its colours and its logo', async () => {
    const page = await pageOfIssuer()

    expect(page).toContain('data-visitor="signed-in"')
    expect(page).toContain('src="/stack/brand/halden/logos/color-full"')
    expect(page).toMatch(/<style nonce="[^"]+">\s*:root\{[^}]*--boot-primary:light-dark\(#1f4d3a/)
    expect(bootBrand(page)).toMatchObject({ slug: 'halden' })
    expect(dataOf('boot-theme', page)).toMatchObject({
      '--capstan-primary': expect.stringMatching(/^light-dark\(#1f4d3a/),
    })
  })

  it('wears the product’s brand where the account’s is not there', async () => {
    await platform.value(`update app_public.accounts set slug = 'unknown' where slug = 'halden' returning id`)
    const page = await pageOfIssuer()

    expect(page).toContain('src="/content/logos/color-full"')
    expect(bootBrand(page)).toMatchObject({ slug: 'capstan' })
  })

  it('contains the initial data of the app: the configuration, the user and the account', async () => {
    const browser = platform.browser()
    const config = async () => (await browser.ask('/api/v2/config')).json()

    expect(bootConfig(await pageFor())).toEqual(await (await platform.browser().ask('/api/v2/config')).json())
    const account = await browser.signInTo('issuer@capstan.test')
    expect(bootConfig(await pageFor({}, browser))).toEqual(await config())
    expect(await config()).toMatchObject({ signedIn: true, account })
  })

  it('contains no session when the database does not answer in time', async () => {
    const silent = { pool: { query: () => new Promise(() => undefined) } } as unknown as Database
    const headers = { cookie: `capstan_session=${newToken()}` }

    const origins = { main: 'http://localhost', mainAliases: [], provider: '', isExposed: false }
    expect(await bootVisitor({ db: silent, origins }, headers)).toEqual({ isKnown: false, isSignedIn: false })
  })

  it('has the addresses of support', async () => {
    expect(await pageFor()).toContain('href="https://support.capstan.example/investors"')
  })

  it.each([
    ['de-AT,en;q=0.5', 'lang="de"', 'Die App'],
    ['fr,en', 'lang="en"', 'The app'],
    ['', 'lang="en"', 'The app'],
    ['C, en_US.UTF-8', 'lang="en"', 'The app'],
    ['de_DE.UTF-8, de-DE.UTF-8', 'lang="en"', 'The app'],
  ])('greets a reader of %j as %s: %s', async (wanted, lang, title) => {
    const page = await pageFor({ 'accept-language': wanted })

    expect(page).toContain(lang)
    expect(page).toContain(`<title>${title}</title>`)
  })

  it.each([
    ['https://ember.example/logo.svg', 'https://ember.example/logo.svg'],
    ['/content/logos/color-bug', '/content/logos/color-bug'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['logos/color-full', '/stack/brand/ember/logos/color-full'],
  ])('begins with the logo %s that a brand names, as the app goes on with it', (logo, address) => {
    const document = { slug: 'ember', logo }
    const brand = { slug: 'ember', style: '', ...withLogo('ember', document) }
    const options = { nonce: 'n', brand, isAccounts: true, isSignedIn: true, supportUrl: '' }
    const page = fillBootFrame('<!--boot-head--><!--boot-logo-->', options)

    expect(page).toContain(`<img class="boot-own" src="${address}" alt="" />`)
    expect(bootBrand(page)).toEqual({ slug: 'ember', logo: address })
  })

  it('cannot be ended by a text of a brand', () => {
    const page = fillBootFrame('<!--boot-head-->', {
      nonce: 'n',
      brand: { slug: 'x', document: { name: '</script><b>' }, style: '' },
      isAccounts: true,
      isSignedIn: true,
      supportUrl: '',
    })

    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(bootBrand(page)).toEqual({ name: '</script><b>' })
  })
})

const bootBrand = (page: string): unknown => dataOf('boot-brand', page)
const bootConfig = (page: string): unknown => dataOf('boot-config', page)

function dataOf(id: string, page: string): unknown {
  const element = new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`)
  return JSON.parse(element.exec(page)?.[1] ?? '')
}
