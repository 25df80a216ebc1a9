import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const platform = aPlatform()
const question = JSON.stringify({ query: '{ getUsersData { user { id } } }' })

/** Sends the head of a request and a byte of its body, and the rest after `meanwhile`; returns the answer. */
function trickle(headers: Record<string, string>, meanwhile: () => Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, origin: platform.url, 'content-type': 'application/json' },
    }
    const sent = request(`${platform.url}/api/v2/graphql`, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(String(Buffer.concat(chunks))))
    })
    sent.on('error', reject)
    sent.write(question.slice(0, 1))
    void setTimeout(1_100)
      .then(meanwhile)
      .then(() => sent.end(question.slice(1)), reject)
  })
}

it('answers a body that came slowly', async () => {
  const browser = platform.browser()
  await browser.signIn('investor@capstan.test')

  expect(await trickle({ cookie: browser.cookie }, async () => undefined)).toContain('"data"')
})

it('does nothing for a user who was signed out before the body had arrived', async () => {
  const browser = platform.browser()
  await browser.signIn('investor@capstan.test')
  const cookie = browser.cookie

  expect(await trickle({ cookie }, () => browser.visit('/authenticate/logout'))).toContain('unauthenticated')
})

it('does nothing for a user who was suspended before the body had arrived', async () => {
  const browser = platform.browser()
  const account = await browser.signInTo('investor-viewer@capstan.test')
  const suspend = () =>
    platform.db.pool.query(
      `update app_public.users_accounts set status = 'suspended' where account_id = $1 and role = 'account_viewer'`,
      [account],
    )

  const headers = { cookie: browser.cookie, 'x-capstan-account': account }
  expect(await trickle(headers, suspend)).toContain('delegate_suspended')
})
