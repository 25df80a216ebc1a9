import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { subtract } from '../../money/arithmetic'
import { computedDecimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'
import type { Holding, HoldingChange, HoldingRound, HoldingVesting } from './Holding'
import { HoldingDocument, type HoldingFactsFragment, type HoldingQuery } from './operations.generated'

/** One holding, as far as the account of this instance may see it; `not_found` where it may not. (CALL-119) */
export function holdingQuery(capstan: Capstan, id: string): CapstanQuery<Holding, HoldingQuery> {
  return recordQuery(capstan, {
    document: HoldingDocument,
    variables: { id },
    select: readHolding,
  })
}

function readHolding({ holdingById }: HoldingQuery): Holding {
  const holding = orNotFound(holdingById)
  const { id, amount: units, purchasePrice: costBasis, issuedOn, issuerId, figures } = holding
  const { totalValue, committedCapital, latestPrice } = figures ?? {}
  const { accountByInvestorId: investor, securityBySecurityId: security } = holding
  const address = holding.blockchainAddressByBlockchainAddressId
  return {
    ...{ id, units, costBasis, issuedOn, issuerId },
    value: totalValue ?? null,
    latestPrice: latestPrice ?? null,
    investment: committedCapital ?? null,
    change: changeOf(totalValue ?? null, committedCapital ?? null),
    isTokenized: holding.isTokenized ?? false,
    issuer: holding.accountByIssuerId?.name ?? null,
    investor: investor && { id: investor.id, name: investor.name, email: investor.email },
    security: security && { id: security.id, name: security.name, ticker: security.ticker },
    round: readRound(holding.roundByRoundId),
    address: address && { chain: address.chain, address: address.address },
    vesting: readVesting(holding.distributionByDistributionId),
    papers: rowsOf(holding.distributionByDistributionId?.signedDocuments),
  }
}

function changeOf(value: string | null, investment: string | null): HoldingChange | null {
  if (value === null || investment === null) return null
  const money = subtract(computedDecimal(value), computedDecimal(investment))
  return { money, percent: percentOf(money, computedDecimal(investment), 4) }
}

function readRound(round: HoldingFactsFragment['roundByRoundId']): HoldingRound | null {
  if (!round) return null
  const { id, name, assetByAssetId: asset, trancheBondDatumByRoundId: bond } = round
  return {
    ...{ id, name },
    asset: asset && { id: asset.id, name: asset.name },
    bond: bond && { term: bond.term, coupon: bond.coupon },
  }
}

function readVesting(
  distribution: HoldingFactsFragment['distributionByDistributionId'],
): HoldingVesting | null {
  const schedule = distribution?.vestingScheduleByDistributionId
  if (!distribution || !schedule) return null
  const { startsOn, periods, cliff, automatic, currentPeriod } = schedule
  return {
    ...{ startsOn, periods, cliff },
    units: distribution.amount,
    setPeriod: automatic ? null : currentPeriod,
  }
}
