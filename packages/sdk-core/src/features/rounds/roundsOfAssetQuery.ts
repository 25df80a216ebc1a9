import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { RoundsOfAssetDocument, type RoundOfAssetFragment } from './operations.generated'

type Answer = AllPagesAnswer<{ rounds: RoundOfAssetFragment }>

/** What every round of an asset has for sale, which is what of the asset is taken: see `assetUnits`. */
export function roundsOfAssetQuery(
  capstan: Capstan,
  assetId: string,
): CapstanQuery<readonly RoundOfAssetFragment[], Answer> {
  const rounds = allPages(RoundsOfAssetDocument, { assetId }, (answer) => answer.allRounds)
  return allPagesQuery(capstan, { rounds }, readRounds)
}

const readRounds = ({ rounds }: Answer): readonly RoundOfAssetFragment[] => rounds?.nodes ?? []
