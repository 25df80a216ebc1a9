import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { RoundsOfAssetDocument, type RoundOfAssetFragment } from './operations.generated'

type Answer = AllPagesAnswer<{ rounds: RoundOfAssetFragment }>

/** Returns the query for the units for sale in every round of an asset, from which `assetUnits` computes the free ones. */
export function roundsOfAssetQuery(
  capstan: Capstan,
  assetId: string,
): CapstanQuery<readonly RoundOfAssetFragment[], Answer> {
  const rounds = allPages(RoundsOfAssetDocument, { assetId }, (answer) => answer.allRounds)
  return allPagesQuery(capstan, { rounds }, readRounds)
}

const readRounds = ({ rounds }: Answer): readonly RoundOfAssetFragment[] => rounds?.nodes ?? []
