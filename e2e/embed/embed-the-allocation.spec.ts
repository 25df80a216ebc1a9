import { ask } from '../drivers/platform'
import { askForSession, refusalOf } from '../drivers/embed/embedKeys'
import { makeBrokersAllocation } from '../drivers/investments/rounds'
import { serveOwnSite } from '../drivers/embed/vendorSite'
import { expect, test } from '../test'

test('a broker works on its allocation on a site of its own: live, with the forms, and with nothing that was not granted', async ({
  context,
  browser,
}) => {
  test.slow()
  const { id, mark, moe } = await makeBrokersAllocation(context, browser)
  const site = await serveOwnSite(context, {
    components: ['allocations'],
    script: `
      import { AllocationManagement } from '@capstan/sdk-react/allocations'
      show(capstan, <AllocationManagement allocationId="${id}" isolation="shadow" />)`,
  })

  try {
    // The visitor is not signed in anywhere.
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints: string[] = []
    theirs.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await theirs.goto(site.origin)
    const facts = theirs.getByRole('region', { name: 'Allocation', exact: true })
    await expect(facts).toContainText('10 of 100')
    const list = theirs.getByRole('list', { name: 'Distributions' }).getByRole('listitem')
    await expect(list).toHaveText([new RegExp(`Moe ${mark}`)])

    // An invitation sent from another page appears, and counts.
    const ann = {
      accountEmail: `ann.${mark}@bulk.example`,
      name: `Ann ${mark}`,
      amount: '20',
      allocationId: id,
    }
    await ask(context, distribute, { input: ann })
    await expect(list).toHaveCount(2)
    await expect(facts).toContainText('30 of 100')

    await theirs.getByRole('button', { name: `Edit Moe ${mark}` }).click()
    const dialog = theirs.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Amount/ }).fill('15')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list.filter({ hasText: `Moe ${mark}` })).toContainText('15 units')
    const { distributionById } = await ask<Stored>(context, stored, { id: moe })
    expect(Number(distributionById.amount)).toBe(15)

    const notes = theirs.getByRole('region', { name: 'Allocation Notes' })
    await notes.getByRole('button', { name: 'Add note' }).click()
    await notes.getByRole('textbox', { name: 'Note' }).fill('From our own site.')
    await notes.getByRole('button', { name: 'Save' }).click()
    await expect(notes.getByRole('listitem').first()).toContainText('From our own site.')
    expect(complaints).toEqual([])
    await visitor.close()

    const { token } = await askForSession(site.secret, {
      ...{ account: site.account, origins: [site.origin], components: ['allocations'] },
    })
    for (const query of [
      '{ allFullHoldings(first: 1) { totalCount } }',
      '{ allEmbedKeys { nodes { id } } }',
      'mutation { makeDelegate(input: { email: "me@evil.example", role: "account_admin" }) { clientMutationId } }',
    ])
      expect(await refusalOf(token, site.origin, query), query).toBe('not_granted')
  } finally {
    site.close()
  }
})

interface Stored {
  distributionById: { amount: string }
}

const distribute =
  'mutation ($input: MakeDistributionInput!) { makeDistribution(input: $input) { clientMutationId } }'
const stored = 'query ($id: UUID!) { distributionById(id: $id) { amount } }'
