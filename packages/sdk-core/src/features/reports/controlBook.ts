import { add, compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { momentBounds } from '../../grid/query/momentBounds'
import { compareText } from '../../order/compareText'
import type { IssuedRound } from '../capTable/CapTableRecords'
import type { TotalsByAsset } from '../capTable/totalsByAsset'
import type { ControlBookRoundFragment } from './operations.generated'

/** A round as its issuer reads it. */
export type BookedRound = ControlBookRoundFragment & {
  /** The units that the ledger took from its unissued units; `null` for readers other than the issuer. */
  bookedUnits: string | null
  /** Its units by the end of the day that is requested, and those of its asset; nothing for others than the issuer. */
  totalOn: string | null
  assetByAssetId: { authorizedTotalOn: string | null } | null
}

/** The units that holders have, by their holdings: totals of each asset and of each round. */
export interface HeldUnits {
  totals: TotalsByAsset
  rounds: readonly IssuedRound[]
}

/** The authorized, issued and available units of a round, exact. */
export interface ControlBookLine {
  id: string
  name: string
  /** The ticker of its security at an exchange. */
  ticker: string | null
  authorized: Decimal
  /** By the ledger. */
  issued: Decimal
  available: Decimal
  holders: number
}

/** The control book of an asset, and whether its issued units equal those of its holders. */
export interface ControlBookAsset {
  id: string
  name: string
  /** The limit of the asset, of which its rounds are parts; nothing where none is set. */
  limit?: Decimal
  /** Of that limit in no round; below 0 where its rounds have more. */
  inNoRound?: Decimal
  /** Sums of its rounds: the totals of the columns. */
  authorized: Decimal
  issued: Decimal
  available: Decimal
  holders: number
  /** The sum of its holdings. */
  held: Decimal
  /** The record difference: units issued without a holding, or held without an issuance; 0 in correct books. */
  difference: Decimal
  rounds: readonly ControlBookLine[]
}

/** Returns the rounds as they were at the end of a day: those created by then, and any other that has units on it. */
export function roundsUntil(day: string, rounds: readonly BookedRound[], held: HeldUnits): BookedRound[] {
  const [[end] = []] = momentBounds('lessThanOrEqualTo', day)
  const isHeld = (id: string) => held.rounds.some(({ roundId, units }) => roundId === id && isSome(units))
  return rounds
    .filter(
      ({ id, createdOn, bookedUnits }) =>
        Date.parse(createdOn) < Date.parse(end?.value ?? '') || isSome(bookedUnits) || isHeld(id),
    )
    .map(asItWas)
}

/** Replaces the authorized units of a round by those of the day. */
function asItWas(round: BookedRound): BookedRound {
  const { total, totalOn, assetByAssetId: asset } = round
  return {
    ...{ ...round, total: totalOn ?? total },
    assetByAssetId: asset && { ...asset, authorizedTotal: asset.authorizedTotalOn },
  }
}

const isSome = (units: string | null) => !decimal(units ?? '0').isZero

/**
 * The control book of an issuer: by asset and round, the authorized units, the issued units of the ledger, and the units of
 * the holders. The two are kept apart, so that books which differ show.
 */
export function controlBook(rounds: readonly BookedRound[], held: HeldUnits): readonly ControlBookAsset[] {
  const assets = new Map<string, BookedRound[]>()
  for (const round of rounds) {
    const id = round.assetByAssetId?.id
    if (id) assets.set(id, [...(assets.get(id) ?? []), round])
  }
  return [...assets]
    .map(([id, own]) => bookOfAsset(id, own, held))
    .toSorted((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id))
}

function bookOfAsset(id: string, own: readonly BookedRound[], { totals, rounds }: HeldUnits): ControlBookAsset {
  const asset = totals.assets.find((each) => each.id === id)
  const lines = own.map((round) => lineOf(round, rounds.find(({ roundId }) => roundId === round.id)))
  const issued = lines.reduce((sum, line) => add(sum, line.issued), Decimal.zero)
  const held = asset?.units?.issued ?? Decimal.zero
  const { name, authorizedTotal } = own[0]?.assetByAssetId ?? { name: '', authorizedTotal: null }
  const limit = authorizedTotal === null ? undefined : decimal(authorizedTotal)
  const authorized = lines.reduce((sum, line) => add(sum, line.authorized), Decimal.zero)
  return {
    ...{ id, name, limit, authorized, issued, held },
    inNoRound: limit && subtract(limit, authorized),
    available: subtract(authorized, issued),
    holders: asset?.holders ?? 0,
    difference: subtract(issued, held),
    rounds: lines.toSorted(
      (one, other) => compare(other.issued, one.issued) || compareText(one.name, other.name),
    ),
  }
}

function lineOf(round: BookedRound, shown: IssuedRound | undefined): ControlBookLine {
  const [authorized, issued] = [decimal(round.total), decimal(round.bookedUnits ?? '0')]
  return {
    ...{ id: round.id, name: round.name, authorized, issued },
    ticker: round.securityBySecurityId?.ticker ?? null,
    available: subtract(authorized, issued),
    holders: shown?.stakeholders ?? 0,
  }
}
