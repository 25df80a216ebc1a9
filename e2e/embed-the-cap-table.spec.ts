import { askForSession } from './drivers/embedKeys'
import { gridNamed } from './drivers/grid'
import { makeHolders, transfer, type Holder } from './drivers/ledger'
import { ask } from './drivers/platform'
import { startSession } from './drivers/startSession'
import { serveVendorSite } from './drivers/vendorSite'
import { platformOrigin } from './places'
import { expect, test } from './test'

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
  const { getUsersData } = await ask<Reader>(context, reader)
  const account = getUsersData.account.id
  const { makeEmbedKey } = await ask<Made>(context, makeKey, {
    input: {
      name: `Investor relations ${Date.now()}`,
      origins: ['http://127.0.0.1:*'],
      components: ['capTable', 'portfolio'],
    },
  })
  const { secret } = makeEmbedKey.newEmbedKey
  const site = await serveVendorSite({
    secret,
    wish: { account, components: ['capTable'] },
    script: `
      import { CapTable } from '@capstan/sdk-react/capTable'
      show(connect('${account}'), <CapTable isolation="shadow" />)`,
  })

  try {
    // Whoever looks is signed in nowhere.
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
    const wish = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '12.5' }
    await transfer(context, wish)
    await expect(row(buyer.name)).toContainText('52.50%')
    expect(complaints).toEqual([])

    const { token } = await askForSession(secret, {
      account,
      origins: [site.origin],
      components: ['capTable'],
    })
    const answer = (query: string, origin = site.origin) =>
      fetch(`${platformOrigin}/api/v2/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
    const codeOf = async (query: string) =>
      ((await (await answer(query)).json()) as Refused).errors?.[0]?.extensions.code
    expect(await codeOf('{ capTable(first: 1) { nodes { id units } } }')).toBeUndefined()
    for (const query of [
      '{ allAccounts { nodes { id email } } }',
      '{ getUsersData { user { emails } } }',
      '{ allLedgerEntries(first: 1) { nodes { id } } }',
      `mutation { makeTransfer(input: { holdingId: "${seller.holdingId}", investorId: "${buyer.accountId}", amount: "1" }) {
        clientMutationId } }`,
    ])
      expect(await codeOf(query), query).toBe('not_granted')
    expect((await answer('{ capTable(first: 1) { nodes { id } } }', 'https://evil.example')).status).toBe(403)

    // It stands alone, and is for the account of the key.
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

interface Reader {
  getUsersData: { account: { id: string } }
}
interface Made {
  makeEmbedKey: { newEmbedKey: { secret: string } }
}
interface Refused {
  errors?: { extensions: { code: string } }[]
}

const reader = '{ getUsersData { account { id } } }'
const makeKey =
  'mutation ($input: MakeEmbedKeyInput!) { makeEmbedKey(input: $input) { newEmbedKey { secret } } }'
