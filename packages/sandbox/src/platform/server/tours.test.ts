import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { tours } from './tours.ts'

/** How the record of a station is read, by the first segment of its path. */
const records: Record<string, string> = {
  'asset-class': 'roundById',
  'distribute-allocation': 'allocationById',
  distribution: 'distributionById',
  'offer-wall': 'investorOfferingDetailsById',
}

describe('tours', () => {
  const platform = aPlatform()

  it('are one for each type of account', () => {
    expect(tours.map(({ type }) => type).sort()).toEqual([
      ...['admin', 'agent', 'ats', 'broker', 'investor', 'issuer'],
    ])
  })

  it('are on the welcome page once, each station as a link', async () => {
    const page = await (await platform.browser().ask('/sandbox/welcome')).text()

    expect(page.match(/<h2>Take a tour<\/h2>/g)).toHaveLength(1)
    for (const { email, stations } of tours) {
      expect(page).toContain(`value="${email}"`)
      for (const { path } of stations) expect(page).toContain(`href="${path}"`)
    }
  })

  it('are on the welcome page once, as each of its sections', async () => {
    const page = await (await platform.browser().ask('/sandbox/welcome')).text()

    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text)
    expect(headings).toEqual([...new Set(headings)])
    expect(headings.length).toBeGreaterThan(3)
  })

  it.each(tours)('$type: each station opens for the account', async ({ email, type, stations }) => {
    const browser = platform.browser()
    await browser.signInTo(email)
    const { data } = await browser.graphql('{ getUsersData { account { type } } }')
    expect(data).toMatchObject({ getUsersData: { account: { type } } })

    for (const { path } of stations) {
      const answer = await browser.ask(path, { headers: { accept: 'text/html' } })
      expect([path, answer.status]).toEqual([path, 200])
      const [, first = '', second, , fourth] = path.split('/')
      const field = records[first]
      if (!field) continue
      const id = first === 'offer-wall' ? fourth : second
      const found = await browser.graphql(`query ($id: UUID!) { found: ${field}(id: $id) { id } }`, {
        variables: { id },
      })
      expect([path, found.errors, found.data]).toEqual([path, undefined, { found: { id } }])
    }
  })
})
