import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { assetTree, type AssetOfIssuer } from './assetTree'
import {
  AssetRoundsDocument,
  AssetsDocument,
  AssetTypesDocument,
  ManagedRoundsDocument,
  type AssetFragment,
  type AssetRoundFragment,
  type AssetTypesQuery,
  type ManagedRoundFragment,
} from './operations.generated'

interface AssetRows {
  assets: AssetFragment
  rounds: AssetRoundFragment | ManagedRoundFragment
}

/**
 * All assets that the account of this instance may see, with their rounds: for an issuer its own with the raised capital,
 * for others those of all issuers with the units that the account manages.
 */
export function assetsQuery(
  capstan: Capstan,
  { isIssuer }: { isIssuer: boolean },
): CapstanQuery<readonly AssetOfIssuer[], AllPagesAnswer<AssetRows>> {
  const rounds = isIssuer
    ? allPages(AssetRoundsDocument, {}, ({ allRounds }) => allRounds)
    : allPages(ManagedRoundsDocument, {}, ({ allRounds }) => allRounds)
  const query = allPagesQuery<AssetRows, readonly AssetOfIssuer[]>(
    capstan,
    { assets: allPages(AssetsDocument, {}, ({ allAssets }) => allAssets), rounds },
    readAssets,
  )
  return { ...query, staleTime: Infinity }
}

/** The kinds of asset there are, and how each is accounted for. (CALL-033) */
export function assetTypesQuery(capstan: Capstan): CapstanQuery<readonly AssetType[], AssetTypesQuery> {
  return recordQuery(capstan, {
    document: AssetTypesDocument,
    variables: {},
    select: readTypes,
  })
}

/** A kind of asset. */
export interface AssetType {
  type: string
  accountingType: string
}

function readAssets({ assets, rounds }: AllPagesAnswer<AssetRows>): readonly AssetOfIssuer[] {
  return assetTree({ assets: assets?.nodes ?? [], rounds: rounds?.nodes ?? [] })
}

function readTypes({ allAssetTypes }: AssetTypesQuery): readonly AssetType[] {
  return rowsOf(allAssetTypes).map(({ type, accountingType }) => ({ type, accountingType }))
}
