import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const listed = `{ allReports(orderBy: [NAME_ASC]) { nodes { name
  reportRunsByReportId(first: 10) { nodes { size rowCount madeAt } } } } }`

interface Listed {
  allReports: { nodes: { name: string; reportRunsByReportId: { nodes: { size: number; rowCount: number; madeAt: string }[] } }[] }
}

describe('the last file of a report', () => {
  const platform = aPlatform()

  async function signedIn(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    const runs = async () => {
      const { data } = await browser.graphql(listed)
      return (data as unknown as Listed).allReports.nodes.map(({ name, reportRunsByReportId }) => ({
        name,
        runs: reportRunsByReportId.nodes,
      }))
    }
    return { browser, runs }
  }

  it('is known by its size and its rows, once a report and account, from the moment it was made', async () => {
    const { browser, runs } = await signedIn('issuer@capstan.test')
    expect(await runs()).toEqual([
      { name: 'Cap Table', runs: [] },
      { name: 'Contacts', runs: [] },
    ])

    const first = await (await browser.visit('/api/v2/reports/cap-table')).arrayBuffer()
    await browser.visit('/api/v2/reports/cap-table')
    const [capTable, contacts] = await runs()

    expect(capTable?.runs).toMatchObject([{ size: first.byteLength }])
    expect(capTable?.runs[0]?.rowCount).toBeGreaterThan(100)
    expect(Date.now() - Date.parse(capTable?.runs[0]?.madeAt ?? '')).toBeLessThan(60_000)
    // proves REPORT-004
    expect(contacts?.runs).toEqual([])
  })

  it('is visible to no other account', async () => {
    const { runs } = await signedIn('broker@capstan.test')
    expect((await runs()).flatMap((report) => report.runs)).toEqual([])
  })
})
