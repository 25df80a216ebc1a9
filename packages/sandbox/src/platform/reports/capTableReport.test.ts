import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const report = '/api/v2/reports/cap-table'
const capitalization = `{ capTable(first: 1000) { nodes { investorName assetName units percent status } } }`

interface Line {
  investorName: string
  assetName: string
  units: string
  percent: string | null
  status: string
}

interface Total {
  assetId: string | null
  units: string
  pendingUnits: string
}

/** The exact sum of decimal digits, as a count of their 18th place. */
const sum = (figures: readonly string[]) =>
  figures.reduce((all, figure) => {
    const [whole = '', part = ''] = figure.split('.')
    return all + BigInt(whole + part.padEnd(18, '0').slice(0, 18))
  }, 0n)

describe('the cap-table report', () => {
  const platform = aPlatform()

  async function download(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    return { browser, response: await browser.visit(report) }
  }

  it('has the figures of the capitalization page, line by line', async () => {
    const { browser, response } = await download('issuer@capstan.test')
    const text = await response.text()
    const { data } = await browser.graphql(capitalization)

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="cap-table.csv"')
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
    const shown = (data?.capTable as { nodes: Line[] }).nodes
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.map((line) => line.split(',').slice(-4))).toEqual(
      shown.map(({ assetName, units, percent, status }) => [
        assetName,
        units.replace(/\.?0+$/, '').replace(/^$/, '0'),
        percent ?? '',
        // The word of the screen.
        status === 'issued' ? 'Issued' : 'Not issued',
      ]),
    )
    // Issued and not: all of them are of one asset.
    const shares = lines.map((line) => line.split(',').at(-2) ?? '')
    // proves CALL-101
    expect(shares.reduce((sum, share) => sum + BigInt(share.replace('.', '')), 0n)).toBe(10_000n)
  })

  it.each([
    ['issuer@capstan.test', accountIds.halden],
    ['many@capstan.test', accountIds.cinder],
    ['broker@capstan.test', accountIds.larkspur],
  ])('has the units of the totals on the screen to the last place, for %s', async (email, account) => {
    const browser = platform.browser()
    await browser.signInTo(email)
    await browser.visit(`/authenticate/role/${account}`)
    const text = await (await browser.visit(report)).text()
    const { data } = await browser.graphql(
      '{ capTableTotals(first: 100) { nodes { assetId units pendingUnits } } }',
      { account },
    )

    const written = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
    const units = (status: string) =>
      sum(written.filter((line) => line.endsWith(`,${status}`)).map((line) => line.split(',').at(-3) ?? ''))
    const totals = (data?.capTableTotals as { nodes: Total[] }).nodes.filter(({ assetId }) => assetId !== null)
    expect(written.length).toBeGreaterThan(0)
    expect(units('Issued')).toBe(sum(totals.map((each) => each.units)))
    expect(units('Not issued')).toBe(sum(totals.map((each) => each.pendingUnits)))
  })

  it('contains nothing that a spreadsheet would run, and no figures of other accounts', async () => {
    await platform.value(`update app_public.accounts set name = '=1+1', contact_name = null where id = $1`, [
      accountIds.maren,
    ])

    const own = await (await download('issuer@capstan.test')).response.text()
    const theirs = await (await download('broker@capstan.test')).response.text()

    expect(own).toContain(`\r\n'=1+1,`)
    expect(own).not.toContain('Tidewater')
    // proves CALL-101
    expect(theirs).toContain('Halden Biologics Preferred')
  })

  it('can be downloaded by every role of a vendor, and by no investor', async () => {
    expect((await download('issuer-viewer@capstan.test')).response.status).toBe(200)
    for (const email of ['investor@capstan.test', 'agent@capstan.test', 'ats@capstan.test', 'admin@capstan.test']) {
      const { response } = await download(email)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'not_allowed' } }] })
    }
    // proves CALL-101
    expect((await platform.browser().visit(report)).status).toBe(401)
  })

  it('is served to pages of the platform and to a visitor who opens it directly, and to no page of another site', async () => {
    const { browser } = await download('issuer@capstan.test')
    const statuses = []
    for (const site of ['same-origin', 'none', 'same-site', 'cross-site'])
      statuses.push((await browser.visit(report, { 'sec-fetch-site': site })).status)

    expect(statuses).toEqual([200, 200, 403, 403])
  })
})
