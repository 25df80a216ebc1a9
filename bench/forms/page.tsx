import './watchRenders.ts'
import { createCapstan } from '@capstan/sdk-core'
import { AccountSetupView, emptyAnswers, type AddressAnswers } from '@capstan/sdk-react/onboarding'
import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { createRoot } from 'react-dom/client'
import { watchKeys } from './watchKeys.ts'

declare global {
  /** The countries of the platform, passed in by the script that drives the page. */
  var countries: readonly { id: number; name: string; alpha2: string }[]
}

const address: AddressAnswers = {
  countryId: '840',
  lineOne: '418 Harbour Walk',
  lineTwo: 'Apt 6',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
}
const addresses = { address, hasMailing: true, mailing: { ...address, countryId: '124', province: 'NS' } }
const start = emptyAnswers()
const party = {
  ...start.parties[0],
  ...addresses,
  sameAddress: false,
  taxId: '000',
  usCitizen: 'yes' as const,
}
const holder = (firstName: string, lastName: string) => ({
  ...party,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@${lastName.toLowerCase()}.test`,
  dateOfBirth: '1984-09-03',
  allowLogin: true,
})

/** The largest form of account setup: a joint account, its two holders, and two addresses of each of the three. */
const answers = {
  ...start,
  ...addresses,
  type: 'Joint TWROS',
  accountName: 'Okafor & Lindqvist',
  taxId: '000',
  parties: [holder('Maren', 'Okafor'), holder('Bea', 'Lindqvist')],
}

watchKeys()
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <CapstanProvider instance={createCapstan({ endpoint: 'https://platform.test/graphql' })}>
    <CapstanRoot>
      <AccountSetupView
        types={[answers.type]}
        countries={countries}
        initialValues={answers}
        today="2026-02-16"
        onSubmit={() => undefined}
      />
    </CapstanRoot>
  </CapstanProvider>,
)
