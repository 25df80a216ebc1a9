import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const document = `mutation ($input: SetupAccountInput!) {
  setupAccount(input: $input) {
    account {
      name setup investorType taxShort taxNotApplicable formationDate
      addressesByAccountId { nodes { type lineTwo countryByCountryId { alpha2 } } }
      partiesByAccountId { nodes { firstName taxShort dateOfBirth addressesByPartyId { totalCount } } }
      usersAccountsByAccountId { nodes { role } }
    }
  }
}`

/** Asks to set up the account acted for; the country of addresses is filled in. */
export async function setupAccount(database: TestDatabase, actor: Actor, input: Setup): Promise<Answer> {
  const [country] = await database.rows<{ id: number }>(
    `select id from app_public.countries where alpha2 = 'US'`,
  )
  const text = JSON.stringify(input).replaceAll('"countryId":0', `"countryId":${country?.id}`)
  return database.ask(actor, document, { input: JSON.parse(text) })
}

export const anAddress = {
  type: 'primary',
  lineOne: '1 Harbor Street',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
  countryId: 0,
}

/** A party that setup accepts, with the changes of the test. */
export function aParty(changes: object = {}) {
  return {
    email: 'ida@example.com',
    firstName: 'Ida',
    lastName: 'Test',
    taxId: '123-45-6789',
    dateOfBirth: '1984-05-17',
    usCitizen: true,
    allowLogin: false,
    isPrimary: true,
    role: 'Individual',
    addresses: [anAddress],
    ...changes,
  }
}

export type Setup = ReturnType<typeof aSetup>

/** A setup of an individual that is accepted, with the changes of the test. */
export function aSetup(changes: object = {}) {
  return {
    accountName: 'Ida Test',
    attestation: true,
    taxId: '123-45-6789',
    type: 'Individual',
    formationDate: '1984-05-17',
    addresses: [anAddress],
    parties: [aParty()],
    ...changes,
  }
}
