import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { RoundDocument, type RoundFactsFragment, type RoundQuery } from './operations.generated'
import type { Round } from './Round'

/** One round, as far as the account of this instance may see it; `not_found` where it may not. */
export function roundQuery(capstan: Capstan, id: string): CapstanQuery<Round, RoundQuery> {
  return recordQuery(capstan, {
    document: RoundDocument,
    variables: { id },
    select: readRoundAnswer,
  })
}

function readRoundAnswer({ roundById }: RoundQuery): Round {
  return readRound(orNotFound(roundById))
}

/** A round as it is shown. */
export function readRound(round: RoundFactsFragment): Round {
  const { assetByAssetId: asset, trancheBondDatumByRoundId: tranche, ...facts } = round
  return { ...facts, asset, tranche }
}
