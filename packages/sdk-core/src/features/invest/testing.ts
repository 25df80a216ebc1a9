import { decimal } from '../../money/decimal'
import type { Distribution } from './Distribution'
import type { Offering } from './Offering'
import type { OpenInvestment } from './OpenInvestment'
import type {
  DistributionQuery,
  OfferingDetailsQuery,
  OpenInvestmentFieldsFragment,
} from './operations.generated'
import { fixtureIds } from '../../testing/fixtureIds'

/** Series A of Halden Biologics, sold by Larkspur Securities at $12.50. */
export function anOffering(changes: Partial<Offering> = {}): Offering {
  return {
    id: fixtureIds.offering,
    offerWallId: fixtureIds.offerWall,
    issuerName: 'Halden Biologics, Inc.',
    sellerName: 'Larkspur Securities LLC',
    issuerId: null,
    sellerId: null,
    assetName: 'Halden Biologics',
    className: 'Series A Preferred',
    classPrice: '12.5',
    termsUrl: 'https://dataroom.capstan.test/halden-series-a',
    supportEmail: 'support@larkspur.test',
    brandSlug: 'larkspur',
    minUnits: null,
    maxUnits: null,
    remainingUnits: null,
    opensOn: null,
    closesOn: null,
    refusal: null,
    stepsAhead: [],
    openInvestment: null,
    ...changes,
  }
}

/** 80 units of Series A, at the first of five steps; nothing is signed or paid. */
export function anOpenInvestment(changes: Partial<OpenInvestment> = {}): OpenInvestment {
  return {
    id: fixtureIds.distribution,
    units: decimal('80'),
    price: '12.5',
    createdOn: '2026-02-16T14:05:00.000Z',
    nextStep: 'Suitability',
    stepPosition: 1,
    stepCount: 5,
    mayChange: true,
    mayWithdraw: true,
    ...changes,
  }
}

/** 2,000 units of Series A, on their way through their steps. */
export function aDistribution(changes: Partial<Distribution> = {}): Distribution {
  const { id, offerWallId, issuerName, sellerName, assetName, className, ...rest } = anOffering()
  const { termsUrl, supportEmail, classPrice } = rest
  return {
    id: fixtureIds.distribution,
    status: 'open',
    units: decimal('2000'),
    createdOn: '2026-02-16T14:05:00.000Z',
    locked: false,
    qualificationsComplete: false,
    price: classPrice,
    offering: {
      ...{
        id,
        offerWallId,
        issuerName,
        sellerName,
        issuerId: fixtureIds.nth(103),
        sellerId: fixtureIds.offerWall,
      },
      ...{ assetName, className, termsUrl, supportEmail },
    },
    processId: fixtureIds.process,
    investor: { id: fixtureIds.account, setup: true },
    ...changes,
  }
}

/** The answer of `OfferingDetails` that reads as this offering. */
export function offeringAnswer({
  openInvestment,
  stepsAhead = [],
  ...offering
}: Offering): OfferingDetailsQuery {
  const nodes = openInvestment ? [openInvestmentAnswer(openInvestment)] : []
  return {
    __typename: 'Query',
    investorOfferingDetailsById: {
      __typename: 'InvestorOfferingDetail',
      ...offering,
      stepsAhead: stepsAhead.map(({ nextStepTexts }) => nextStepTexts),
    },
    allDistributions: { __typename: 'DistributionsConnection', nodes },
  }
}

/** The record that reads as this open investment. */
export function openInvestmentAnswer({
  units,
  price,
  nextStep,
  nextStepTexts = nextStep && { name: nextStep },
  isStopped = false,
  ...rest
}: OpenInvestment): OpenInvestmentFieldsFragment {
  return {
    __typename: 'Distribution',
    version: '1',
    ...rest,
    amount: `${units}`,
    figures: { __typename: 'InvestmentFigure', pricePaid: price },
    activeStep: nextStep,
    activeStepTexts: nextStepTexts,
    activeStepStatus: isStopped ? 'failed' : 'in_progress',
  }
}

/** The answer of `Distribution` that reads as this distribution. */
export function distributionAnswer({
  offering,
  investor,
  price,
  units,
  ...distribution
}: Distribution): DistributionQuery {
  const version = '1'
  const issuer = {
    __typename: 'Account' as const,
    id: fixtureIds.nth(103),
    version,
    name: offering.issuerName,
  }
  const asset = { __typename: 'Asset' as const, id: fixtureIds.nth(102), version, name: offering.assetName }
  const security = {
    __typename: 'Security' as const,
    id: fixtureIds.nth(104),
    version,
    name: offering.assetName,
  }
  const { sellerName: name, supportEmail, termsUrl, className } = offering
  return {
    __typename: 'Query',
    distributionById: {
      __typename: 'Distribution',
      ...distribution,
      amount: `${units}`,
      version,
      figures: { __typename: 'InvestmentFigure', pricePaid: price },
      accountByInvestorId: { __typename: 'Account', ...investor, version },
      allocationByAllocationId: {
        __typename: 'Allocation',
        id: fixtureIds.offering,
        version,
        accountByOwnerId: {
          __typename: 'Account',
          id: fixtureIds.offerWall,
          version,
          name,
          email: null,
          supportEmail,
        },
        roundByRoundId: {
          __typename: 'Round',
          id: fixtureIds.nth(101),
          version,
          name: className,
          termsUrl,
          securityBySecurityId: { ...security, ticker: className },
          assetByAssetId: { ...asset, accountByIssuerId: issuer },
        },
      },
    },
  }
}
