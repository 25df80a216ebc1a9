import type { BrowserContext, Page } from '@playwright/test'
import { ask } from '../platform'

/** The path of the account settings. */
export const accountSettings = '/settings/account'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Returns the labels of the rows of a card. */
export const cardLabels = (page: Page, card: string) => region(page, card).locator('dt')
/** A row of the settings of an account. */
export const cardRow = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
/** Returns the value of a row. */
export const cardValue = (page: Page, label: string) => cardRow(page, label).locator('dd').first()

/** Sets the account up as one of two people, past the screen; the first of them as the test says. */
export async function setUpTogether(
  context: BrowserContext,
  first: { email?: string; allowLogin?: boolean } = {},
) {
  const { allCountries } = await ask<Countries>(context, countries)
  const countryId = allCountries.nodes.find(({ alpha2 }) => alpha2 === 'US')?.id
  const address = {
    ...{ type: 'primary', lineOne: '1 Harbor Street', city: 'Portland', province: 'ME', postalCode: '04101' },
    countryId,
  }
  const party = {
    ...{
      email: 'ida@example.com',
      firstName: 'Ida',
      lastName: 'Joint',
      taxId: '123-45-6789',
      role: 'Individual',
    },
    ...{
      dateOfBirth: '1984-05-17',
      usCitizen: true,
      allowLogin: false,
      isPrimary: true,
      addresses: [address],
    },
  }
  const other = { ...party, email: 'rune@example.com', firstName: 'Rune', taxId: '000', isPrimary: false }
  await ask(context, setup, {
    input: {
      ...{ accountName: 'Ida and Rune Joint', attestation: true, taxId: '123-45-6789', type: 'Joint TWROS' },
      formationDate: '2026-01-12',
      addresses: [address, { ...address, type: 'mailing', lineOne: 'PO Box 2214' }],
      parties: [{ ...party, ...first }, other],
    },
  })
}

interface Countries {
  allCountries: { nodes: { id: number; alpha2: string }[] }
}

const countries = '{ allCountries { nodes { id alpha2 } } }'
const setup = 'mutation ($input: SetupAccountInput!) { setupAccount(input: $input) { account { id } } }'
