import type { Decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import { compareText } from '../../order/compareText'
import { assetUnits, type AssetUnits } from '../rounds/assetUnits'
import type { AssetFragment, AssetRoundFragment, ManagedRoundFragment } from './operations.generated'
import { raisingOf, type Raising } from './raising'

/** A round under its asset. Days are `YYYY-MM-DD`, figures exact decimal texts. */
export interface RoundOfAsset {
  id: string
  /** The security that the round sells. */
  securityId: string | null
  name: string
  status: string
  opensOn: string | null
  closesOn: string | null
  price: string
  /** Units for sale. */
  total: string
  /** Of a debt round: its years to maturity, its percent a year. */
  tranche?: { term: number; coupon: string }
  /** The capital paid in, shown only to the issuer. */
  raising?: Raising
  /** The venue where the security is listed, shown only to the issuer. */
  listedAt?: string
  /** The invitation of the reading broker. */
  invitation?: { status: string; managedUnits: string | null }
}

/** An asset with its rounds. */
export interface AssetOfIssuer {
  id: string
  version: string
  name: string
  type: string
  status: string
  issuer?: { id: string; name: string }
  units: AssetUnits
  /** The capital raised by all rounds of the asset, shown only to the issuer. */
  raising?: Raising
  /** The one that opened last comes first. */
  rounds: readonly RoundOfAsset[]
}

/** The records from which `assetTree` builds the assets. */
export interface AssetRecords {
  assets: readonly AssetFragment[]
  rounds: readonly (AssetRoundFragment | ManagedRoundFragment)[]
}

/** The assets, newest first, each with its rounds by opening day, latest first. (CALL-031) */
export function assetTree({ assets, rounds }: AssetRecords): readonly AssetOfIssuer[] {
  const byAsset = new Map<string, AssetRecords['rounds'][number][]>()
  for (const round of rounds) byAsset.set(round.assetId, [...(byAsset.get(round.assetId) ?? []), round])
  return assets
    .toSorted((one, other) => compareText(other.createdOn, one.createdOn) || compareText(one.id, other.id))
    .map((asset) => readAsset(asset, byAsset.get(asset.id) ?? []))
}

/** The units of all their rounds that a broker manages; nothing where it manages none, or those of a round without a limit. */
export function managedUnits(assets: readonly Pick<AssetOfIssuer, 'rounds'>[]): Decimal | undefined {
  const accepted = assets
    .flatMap(({ rounds }) => rounds)
    .flatMap(({ invitation }) => (invitation?.status === 'rejected' ? [] : (invitation?.managedUnits ?? [])))
  return sumDecimals(accepted)
}

function readAsset(asset: AssetFragment, rounds: readonly (AssetRoundFragment | ManagedRoundFragment)[]) {
  const { id, version, name, type, status, accountByIssuerId: issuer } = asset
  const money = rounds.filter((round) => 'totalPaidInCapital' in round)
  return {
    ...{ id, version, name, type, status },
    issuer: issuer ? { id: issuer.id, name: issuer.name } : undefined,
    units: assetUnits(asset, rounds),
    raising: money.length === rounds.length ? raisingOf(money) : undefined,
    rounds: rounds
      .toSorted(
        (one, other) => compareText(other.opensOn ?? '', one.opensOn ?? '') || compareText(one.id, other.id),
      )
      .map(readRound),
  }
}

function readRound(round: AssetRoundFragment | ManagedRoundFragment): RoundOfAsset {
  const { id, securityId, name, status, opensOn, closesOn, price, total } = round
  const tranche = round.trancheBondDatumByRoundId
  const read = {
    ...{ id, securityId, name, status, opensOn, closesOn, price, total },
    tranche: tranche ? { term: tranche.term, coupon: tranche.coupon } : undefined,
  }
  if ('totalPaidInCapital' in round) {
    const listedAt = round.securityBySecurityId?.listingBySecurityId?.accountByAtsId?.name
    return { ...read, raising: raisingOf([round]), listedAt }
  }
  const [own] = round.brokerAllocationsByRoundId.nodes
  return { ...read, invitation: own ? { status: own.status, managedUnits: own.managedUnits } : undefined }
}
