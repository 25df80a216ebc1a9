import type { AccountSummary } from '../features/accounts/Account'
import type {
  AccountSummaryFragment,
  MembershipFieldsFragment,
  UsersAccountsQuery,
  UsersDataQuery,
} from '../features/accounts/operations.generated'
import type { Membership, UsersAccounts, UsersData } from '../features/accounts/UsersData'
import type { Distribution } from '../features/invest/Distribution'
import type { OfferingDetails } from '../features/invest/OfferingDetails'
import type { DistributionQuery, OfferingDetailsQuery } from '../features/invest/operations.generated'
import type { ProcessQuery, StepFieldsFragment } from '../features/steps/operations.generated'
import type { Process } from '../features/steps/processQuery'
import type { StepDetails } from '../features/steps/readStep'
import { fixtureIds } from './fixtureIds'

/** The platform's answer that reads as this step; for `Step` and, inside a payload, `CompleteStep`. */
export function stepAnswer(step: StepDetails): StepFieldsFragment {
  return {
    __typename: 'Step',
    id: step.id,
    processId: step.processId,
    order: step.order,
    status: step.status,
    type: step.type,
    service: step.service ?? null,
    schema: step.schema ?? {},
    renderAttributes: step.renderAttributes ?? {},
    outputData: step.outputData ?? {},
    dynamicData: step.dynamicData ?? {},
    attempts: step.attempts ?? 0,
    version: String(step.version ?? 1),
  }
}

/** The answer of `Process` that reads as this process. */
export function processAnswer({ shortSteps, ...process }: Process): ProcessQuery {
  const nodes = shortSteps.map(({ id, order, status, type, service, renderAttributes }) => ({
    __typename: 'Step' as const,
    id,
    order,
    status,
    type,
    service: service ?? null,
    renderAttributes: renderAttributes ?? {},
  }))
  const connection = { __typename: 'StepsConnection' as const, nodes }
  return { __typename: 'Query', processById: { __typename: 'Process', ...process, shortSteps: connection } }
}

/** The answer of `OfferingDetails` that reads as this offering. */
export function offeringAnswer(offering: OfferingDetails): OfferingDetailsQuery {
  const investorOfferingDetailsById = { __typename: 'InvestorOfferingDetail' as const, ...offering }
  return { __typename: 'Query', investorOfferingDetailsById }
}

/** The answer of `Distribution` that reads as this distribution. */
export function distributionAnswer({
  offering,
  investor,
  price,
  ...distribution
}: Distribution): DistributionQuery {
  const priceRow = {
    __typename: 'DistributionPrice' as const,
    id: fixtureIds.nth(301),
    price,
    isPurchase: true,
  }
  const issuer = { __typename: 'Account' as const, id: fixtureIds.nth(103), name: offering.issuerName }
  const asset = { __typename: 'Asset' as const, id: fixtureIds.nth(102), name: offering.assetName }
  const security = { __typename: 'Security' as const, id: fixtureIds.nth(104), name: offering.assetName }
  const { sellerName: name, supportEmail, termsUrl, className } = offering
  return {
    __typename: 'Query',
    distributionById: {
      __typename: 'Distribution',
      ...distribution,
      version: '1',
      distributionPricesByDistributionId: { __typename: 'DistributionPricesConnection', nodes: [priceRow] },
      accountByInvestorId: { __typename: 'Account', ...investor },
      allocationByAllocationId: {
        __typename: 'Allocation',
        id: fixtureIds.offering,
        accountByOwnerId: {
          __typename: 'Account',
          id: fixtureIds.offerWall,
          name,
          email: null,
          supportEmail,
        },
        roundByRoundId: {
          __typename: 'Round',
          id: fixtureIds.nth(101),
          name: className,
          termsUrl,
          price,
          securityBySecurityId: { ...security, ticker: className },
          assetByAssetId: { ...asset, accountByIssuerId: issuer },
        },
      },
    },
  }
}

/** The answer of `UsersData` that reads as this. */
export function usersDataAnswer({ user, account, userAccount }: UsersData): UsersDataQuery {
  return {
    __typename: 'Query',
    getUsersData: {
      __typename: 'UsersDatum',
      user: { __typename: 'User', ...user, emails: [...user.emails] },
      account: account && accountSummary(account),
      userAccount: userAccount && { __typename: 'UsersAccount', ...userAccount },
    },
  }
}

/** The answer of `UsersAccounts` that reads as this. */
export function usersAccountsAnswer({ user, pendingTerms, memberships }: UsersAccounts): UsersAccountsQuery {
  const nodes = memberships.map(membershipAnswer)
  return {
    __typename: 'Query',
    getUsersData: {
      __typename: 'UsersDatum',
      user: {
        __typename: 'User',
        ...user,
        emails: [...user.emails],
        pendingTermsOfService: pendingTerms && { __typename: 'TermsOfService', ...pendingTerms },
        usersAccountsByUserId: { __typename: 'UsersAccountsConnection', nodes },
      },
    },
  }
}

function membershipAnswer({ id, role, status, account }: Membership): MembershipFieldsFragment {
  return { __typename: 'UsersAccount', id, role, status, accountByAccountId: accountSummary(account) }
}

function accountSummary({
  id,
  name,
  type,
  slug,
  setup,
  email,
  contactName,
}: AccountSummary): AccountSummaryFragment {
  return { __typename: 'Account', id, name, type, slug, setup, email, contactName, version: '1' }
}
