import type { Account } from '../accounts/Account'
import type { Membership, User, UsersAccounts, UsersData } from '../accounts/UsersData'
import type { Country } from '../countries/Country'
import type { Distribution } from '../invest/Distribution'
import type { OfferingDetails } from '../invest/OfferingDetails'
import type { Process } from '../steps/processQuery'
import type { StepDetails } from '../steps/readStep'
import type { TermsOfService } from '../terms/TermsOfService'
import { fixtureIds } from './fixtureIds'

/** Maren Okafor, an investor. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: fixtureIds.user,
    firstName: 'Maren',
    lastName: 'Okafor',
    emails: ['investor@capstan.test'],
    ...changes,
  }
}

/** Maren Okafor's investor account, set up. */
export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    id: fixtureIds.account,
    name: 'Maren Okafor',
    type: 'investor',
    slug: 'maren-okafor',
    setup: true,
    email: 'investor@capstan.test',
    contactName: 'Maren Okafor',
    legalName: 'Maren Okafor',
    url: '',
    twitterHandle: '',
    supportEmail: '',
    investorType: 'Individual',
    taxShort: '6789',
    formationDate: '1984-03-09',
    createdOn: '2026-01-12T09:30:00.000Z',
    jurisdiction: { id: 840, name: 'United States of America', alpha2: 'US' },
    addresses: [],
    parties: [],
    ...changes,
  }
}

/** The link of Maren Okafor to her account. */
export function aMembership(changes: Partial<Membership> = {}): Membership {
  return {
    id: fixtureIds.membership,
    role: 'account_owner',
    status: 'active',
    account: anAccount(),
    ...changes,
  }
}

/** Who is signed in, acting for their own account. */
export function aUsersData(changes: Partial<UsersData> = {}): UsersData {
  const { id, role, status, account } = aMembership()
  return { user: aUser(), account, userAccount: { id, role, status }, ...changes }
}

/** Who is signed in, with one account and no terms to accept. */
export function aUsersAccounts(changes: Partial<UsersAccounts> = {}): UsersAccounts {
  return { user: aUser(), pendingTerms: null, memberships: [aMembership()], ...changes }
}

/** Terms in HTML. */
export function aTermsOfService(changes: Partial<TermsOfService> = {}): TermsOfService {
  return {
    id: fixtureIds.terms,
    type: 'html',
    agreement: '<h1>Terms of Service</h1><p>You agree to these terms.</p>',
    createdOn: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

/** The United States of America. */
export function aCountry(changes: Partial<Country> = {}): Country {
  return { id: 840, name: 'United States of America', alpha2: 'US', alpha3: 'USA', num: 840, ...changes }
}

/** Series A of Halden Biologics, sold by Larkspur Securities at $12.50. */
export function anOffering(changes: Partial<OfferingDetails> = {}): OfferingDetails {
  return {
    id: fixtureIds.offering,
    offerWallId: fixtureIds.offerWall,
    issuerName: 'Halden Biologics, Inc.',
    sellerName: 'Larkspur Securities LLC',
    assetName: 'Halden Biologics',
    className: 'Series A Preferred',
    classPrice: '12.5',
    termsUrl: 'https://dataroom.capstan.test/halden-series-a',
    supportEmail: 'support@larkspur.test',
    brandSlug: 'larkspur',
    ...changes,
  }
}

/** 2,000 units of Series A, on their way through their steps. */
export function aDistribution(changes: Partial<Distribution> = {}): Distribution {
  const { issuerName, sellerName, assetName, className, termsUrl, supportEmail, classPrice } = anOffering()
  return {
    id: fixtureIds.distribution,
    status: 'open',
    amount: '2000',
    createdOn: '2026-02-16T14:05:00.000Z',
    locked: false,
    qualificationsComplete: false,
    price: classPrice,
    offering: { issuerName, sellerName, assetName, className, termsUrl, supportEmail },
    processId: fixtureIds.process,
    investor: { id: fixtureIds.account, setup: true },
    ...changes,
  }
}

/** The first step of a process: a form that asks one question. */
export function aStep(changes: Partial<StepDetails> = {}): StepDetails {
  return {
    id: fixtureIds.step,
    processId: fixtureIds.process,
    order: 1,
    status: 'not_started',
    type: 'form',
    service: null,
    schema: {
      title: 'Suitability',
      fields: [{ key: 'objective', displayKey: 'Investment objective', type: 'string', order: 1 }],
    },
    renderAttributes: {
      title: 'Suitability',
      progressBarTitle: 'Suitability',
      instructions: 'Tell us about your investment objectives.',
    },
    outputData: {},
    dynamicData: {},
    attempts: 0,
    version: '1',
    ...changes,
  }
}

/** A process of three steps, the first of them current. */
export function aProcess(changes: Partial<Process> = {}): Process {
  const titles = ['Suitability', 'Sign documents', 'Payment']
  const shortSteps = titles.map((title, at) => ({
    id: at === 0 ? fixtureIds.step : fixtureIds.nth(at),
    order: at + 1,
    status: 'not_started',
    type: at === 0 ? 'form' : 'async_iframe',
    service: null,
    renderAttributes: { title, progressBarTitle: title },
  }))
  return {
    id: fixtureIds.process,
    name: 'Investor onboarding',
    status: 'in_progress',
    currentStep: fixtureIds.step,
    shortSteps,
    ...changes,
  }
}
