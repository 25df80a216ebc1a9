import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const report = '/api/v2/reports/contacts'

interface PageRow {
  contactName: string | null
  email: string | null
  status: string
  accountByInvestorId: { name: string | null; contactName: string | null; email: string | null } | null
}

describe('the contacts report', () => {
  const platform = aPlatform()

  async function signedIn(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    return browser
  }

  it('is a CSV of the vendor’s own contacts, with nothing a spreadsheet would run', async () => {
    await platform.value(
      `select app_private.add_customer($1, 'sum@formula.example', '=HYPERLINK("x.example")')`,
      [accountIds.larkspur],
    )
    const browser = await signedIn('broker@capstan.test')

    const response = await browser.visit(report)
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
    expect(text.split('\r\n')[0]).toBe('Contact name,Account name,Email,Status,Added on')
    expect(text).toContain('Harriet Oyelaran,Harriet Oyelaran,harriet.oyelaran@example.com,active,')
    expect(text).toContain(`"'=HYPERLINK(""x.example"")"`)
    const contacts = await platform.value(
      'select count(*)::int from app_public.customers where account_id = $1',
      [accountIds.larkspur],
    )
    // proves CALL-102
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + Number(contacts))
  })

  it('has the rows of the contacts page, as the vendor wrote them down and in their order', async () => {
    await platform.value(
      `select app_private.add_customer($1, 'written@vendor.example', 'Zoe As Written')`,
      [accountIds.larkspur],
    )
    // The investor's own account calls itself otherwise, and would stand first by that.
    await platform.value(
      `update app_public.accounts set contact_name = 'Aaa As Claimed', email = 'claimed@investor.example'
        where id in (select investor_id from app_public.customers where email = 'written@vendor.example') returning id`,
    )
    const browser = await signedIn('broker@capstan.test')
    const { data } = await browser.graphql(
      `{ allCustomers(orderBy: [CONTACT_NAME_ASC, ID_ASC], first: 1000) { nodes {
           contactName email status accountByInvestorId { name contactName email } } } }`,
    )
    const { nodes } = data?.allCustomers as { nodes: PageRow[] }
    const page = nodes.map(({ contactName, email, status, accountByInvestorId: account }) =>
      [contactName ?? account?.contactName, account?.name, email ?? account?.email, status].join(','),
    )

    const text = await (await browser.visit(report)).text()

    const rows = text.trimEnd().split('\r\n').slice(1)
    expect(page).toContainEqual(expect.stringMatching(/^Zoe As Written,.*,written@vendor\.example,active$/))
    // proves REPORT-004
    expect(rows.map((row) => row.replace(/,[\d-]+$/, '').replaceAll('"', ''))).toEqual(
      page.map((row) => row.replace(/(^|,)=/g, "$1'=").replaceAll('"', '')),
    )
  })

  it.each([
    ['issuer@capstan.test', accountIds.halden],
    ['many@capstan.test', accountIds.cinder],
    ['broker@capstan.test', accountIds.larkspur],
  ])('has as many lines as the dashboard counts investors, for %s', async (email, account) => {
    const browser = await signedIn(email)
    const { data } = await browser.graphql(
      `query ($id: UUID!) { accountById(id: $id) { customersByAccountId(first: 0) { totalCount } } }`,
      { account, variables: { id: account } },
    )
    const { totalCount } = (data?.accountById as { customersByAccountId: { totalCount: number } })
      .customersByAccountId

    const text = await (await browser.visit(`${report}?account=${account}`)).text()

    expect(totalCount).toBeGreaterThan(0)
    // No name of the sample data is broken into two lines.
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + totalCount)
  })

  it('is a viewer’s too, and of the account the address names', async () => {
    const viewer = await signedIn('issuer-viewer@capstan.test')
    expect((await viewer.visit(report)).status).toBe(200)

    const browser = platform.browser()
    await browser.signIn('many@capstan.test')
    const text = await (await browser.visit(`${report}?account=${accountIds.larkspur}`)).text()
    expect(text).toContain('harriet.oyelaran@example.com')
    expect((await browser.visit(`${report}?account=${accountIds.maren}`)).status).toBe(422)
    expect((await browser.visit(`${report}?account=${accountIds.larch}`)).status).toBe(422)
  })

  it.each(['investor@capstan.test', 'agent@capstan.test', 'ats@capstan.test', 'admin@capstan.test'])(
    'is refused to %s',
    async (email) => {
      const response = await (await signedIn(email)).visit(report)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }],
      })
    },
  )

  it('asks for a session, and does not answer another site', async () => {
    expect((await platform.browser().visit(report)).status).toBe(401)
    const browser = await signedIn('broker@capstan.test')
    expect((await browser.visit(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('is gone while an administrator has turned it off', async () => {
    const admin = await signedIn('admin@capstan.test')
    const toggle = async (enabled: boolean) => {
      const { data } = await admin.graphql('{ allReports { nodes { id path } } }')
      const { nodes } = data?.allReports as { nodes: { id: string; path: string }[] }
      const { id } = nodes.find(({ path }) => path === report) ?? {}
      return admin.graphql(
        `mutation { updateReportById(input: { id: "${id}", patch: { enabled: ${enabled} } }) { report { enabled } } }`,
      )
    }
    const browser = await signedIn('broker@capstan.test')

    expect((await toggle(false)).data).toEqual({ updateReportById: { report: { enabled: false } } })
    expect((await browser.visit(report)).status).toBe(422)
    await toggle(true)
    expect((await browser.visit(report)).status).toBe(200)
  })

  it('has an example of an import file, for every user', async () => {
    const response = await platform.browser().visit('/api/v2/example/download/contacts.csv')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
    // proves CALL-058, CONTACT-005
    expect((await response.text()).split('\r\n')[0]).toBe('name,email')
  })
})
