import { askForSession, refusalOf } from '../drivers/embed/embedKeys'
import { gridNamed } from '../drivers/grid'
import { makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { startSession } from '../drivers/people/startSession'
import { serveOwnSite } from '../drivers/embed/vendorSite'
import { expect, test } from '../test'

test('an issuer shows its cap table on a site of its own: live, with a token that reads that and nothing else', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders as [Holder, Holder]
  const site = await serveOwnSite(context, {
    components: ['capTable'],
    script: `
      import { CapTable } from '@capstan/sdk-react/capTable'
      show(capstan, <CapTable isolation="shadow" />)`,
  })
  const { secret, account } = site

  try {
    // The visitor is not signed in anywhere.
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints: string[] = []
    theirs.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await theirs.goto(site.origin)
    await theirs.getByRole('button', { name: `Asset of ${name}` }).click()
    const { row } = gridNamed(theirs, 'Cap Table by stakeholder')
    await expect(row(seller.name)).toContainText('60.00%')
    await expect(row(buyer.name)).toContainText('40.00%')
    expect(theirs.url()).toBe(`${site.origin}/`)

    // 60 − 12.5 and 40 + 12.5, a moment after it was booked.
    const input = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '12.5' }
    await transfer(context, input)
    await expect(row(buyer.name)).toContainText('52.50%')
    expect(complaints).toEqual([])

    const { token } = await askForSession(secret, {
      account,
      origins: [site.origin],
      components: ['capTable'],
    })
    const codeOf = (query: string, origin = site.origin) => refusalOf(token, origin, query)
    expect(await codeOf('{ capTable(first: 1) { nodes { id units } } }')).toBeUndefined()
    for (const query of [
      '{ allAccounts { nodes { id email } } }',
      '{ getUsersData { user { emails } } }',
      '{ allLedgerEntries(first: 1) { nodes { id } } }',
      `mutation { makeTransfer(input: { holdingId: "${seller.holdingId}", investorId: "${buyer.accountId}", amount: "1" }) {
        clientMutationId } }`,
    ])
      expect(await codeOf(query), query).toBe('not_granted')
    expect(await codeOf('{ capTable(first: 1) { nodes { id } } }', 'https://evil.example')).toBe(
      'forbidden_origin',
    )

    // It is for the account of the key, and an investor's pages are not.
    const refusals = [
      { account, components: ['portfolio'] },
      { account, components: ['capTable', 'portfolio'] },
      { account: buyer.accountId, components: ['capTable'] },
    ]
    for (const wanted of refusals)
      expect((await askForSession(secret, { ...wanted, origins: [site.origin] })).token).toBeUndefined()
    await visitor.close()
  } finally {
    site.close()
  }
})
