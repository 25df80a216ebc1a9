import { randomUUID } from 'node:crypto'
import { fillForeignAddress } from '../drivers/people/foreignAddress'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { attest, chooseType, fillAddress, fillPerson, submit, thanks } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

test.beforeEach(async ({ page, request }) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await page.goto('/account/setup')
})

const harbour = { lineOne: '418 Harbour Walk', city: 'Portland', province: 'ME', postalCode: '04101' }
const quay = { lineOne: '3 Shore Street', city: 'St Andrews', province: 'Fife' }

for (const type of ['Individual', 'Sole Proprietorship']) {
  test(`the account of the type ${type} has its person, who may sign in, and a mailing address copied from theirs`, async ({
    page,
    context,
  }) => {
    await chooseType(page, type)
    await fillPerson(page, 'Mina', 'Calloway')
    await fillAddress(page)
    await attest(page)
    await submit(page)
    // proves SETUP-031
    await expectThanksInsteadOfTheForm(page)

    const copies = [
      { ...harbour, type: 'mailing' },
      { ...harbour, type: 'primary' },
    ]
    // proves SETUP-021, SETUP-032, SETUP-033, SETUP-058, SETUP-059, SETUP-061, SETUP-062
    expect(await kept(context)).toMatchObject({
      name: 'Mina Calloway',
      investorType: type,
      formationDate: '1984-05-17',
      taxShort: '6789',
      addressesByAccountId: { nodes: copies },
      partiesByAccountId: {
        nodes: [
          {
            role: 'Individual',
            isPrimary: true,
            allowLogin: true,
            usCitizen: true,
            taxShort: '6789',
            addressesByPartyId: { nodes: copies },
          },
        ],
      },
    })
    await page.reload()
    await expectThanksInsteadOfTheForm(page)
  })
}

test('a joint account is formed today, keeps the addresses it was given, one of each type, and lets in whom it added', async ({
  page,
  context,
}) => {
  const email = `ada-${randomUUID()}@example.com`
  await chooseType(page, 'Joint TWROS')
  await page.getByLabel('Account name').fill('Calloway & Marsh')
  await page.getByLabel('Tax ID').first().fill('000')
  await fillForeignAddress(page.getByRole('region', { name: 'Address', exact: true }), {
    country: 'United Kingdom',
    street: quay.lineOne,
    city: quay.city,
    province: quay.province,
    postalCode: ' KY16  9AJ ',
  })
  await page.getByText('Separate mailing address').click()
  await fillForeignAddress(page.getByRole('region', { name: 'Mailing address' }), {
    country: 'Ireland',
    street: 'PO Box 9',
    city: 'Doolin',
    province: 'Clare',
    postalCode: 'N/A',
  })
  await fillPerson(page.getByRole('region', { name: 'Individual 1' }), 'Mina', 'Calloway')
  const ada = page.getByRole('region', { name: 'Individual 2' })
  await fillPerson(ada, 'Ada', 'Marsh')
  await ada.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(page.getByText('Add as Delegate', { exact: true })).toHaveCount(1)
  await ada.getByText('Add as Delegate', { exact: true }).click()
  await attest(page)
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await submit(page)
  await expectThanksInsteadOfTheForm(page)

  const account = await kept(context)
  const given = [
    { type: 'mailing', lineOne: 'PO Box 9', city: 'Doolin', postalCode: null },
    { type: 'primary', ...quay, postalCode: 'KY169AJ' },
  ]
  // proves SETUP-055, SETUP-056, SETUP-060, SETUP-063
  expect(account).toMatchObject({ formationDate: today, addressesByAccountId: { nodes: given } })
  expect(account.partiesByAccountId.nodes).toMatchObject([
    { firstName: 'Ada', isPrimary: false, allowLogin: true, addressesByPartyId: { nodes: given } },
    { firstName: 'Mina', isPrimary: true },
  ])
  // proves SETUP-034
  expect(await accountOf(email, context)).toBe('Calloway & Marsh')
})

async function expectThanksInsteadOfTheForm(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(thanks, { exact: true })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
}

/** Returns the stored account, with parties sorted by first name. */
async function kept(context: BrowserContext): Promise<Account> {
  const { getUsersData } = await ask<{ getUsersData: { account: Account } }>(context, question)
  getUsersData.account.partiesByAccountId.nodes.sort((a, b) => a.firstName.localeCompare(b.firstName))
  return getUsersData.account
}

/** Returns the id of the account that a user signs in to. */
async function accountOf(email: string, context: BrowserContext): Promise<string> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no browser.')
  await startSessionOf(other, email)
  const { getUsersData } = await ask<{ getUsersData: { account: Account } }>(other, question)
  await other.close()
  return getUsersData.account.name
}

const addresses = 'nodes { id type lineOne city province postalCode }'
const question = `{
  getUsersData {
    account {
      id
      name
      investorType
      formationDate
      taxShort
      addressesByAccountId(orderBy: TYPE_ASC) { ${addresses} }
      partiesByAccountId {
        nodes {
          id
          firstName
          role
          isPrimary
          allowLogin
          usCitizen
          taxShort
          addressesByPartyId(orderBy: TYPE_ASC) { ${addresses} }
        }
      }
    }
  }
}`

interface Account {
  name: string
  partiesByAccountId: { nodes: { firstName: string }[] }
}
