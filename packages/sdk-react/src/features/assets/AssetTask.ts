import type { QueryState } from '../../provider/useCapstanQuery'
import type { AssetInput, AssetOfIssuer, AssetType, RoundInput } from '@capstan/sdk-core/assets'

/** What somebody is about to do. */
export type AssetTask =
  | { kind: 'addAsset' }
  | { kind: 'editAsset'; asset: AssetOfIssuer }
  | { kind: 'addRound'; asset: AssetOfIssuer }

/** What the person may do with assets and rounds, and the kinds of asset there are. */
export interface AssetActions {
  /** Who adds or edits an asset chooses one; a round needs none. */
  types: QueryState<readonly AssetType[]>
  createAsset: (asset: AssetInput, idempotencyKey: string) => Promise<unknown>
  /** Saves over the version that was shown; reads the assets anew where it was changed elsewhere. */
  updateAsset: (
    asset: Partial<AssetInput> & { id: string; version: string },
    idempotencyKey: string,
  ) => Promise<unknown>
  makeRound: (round: RoundInput, idempotencyKey: string) => Promise<unknown>
}
