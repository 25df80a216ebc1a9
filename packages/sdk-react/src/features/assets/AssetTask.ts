import type { QueryState } from '../../provider/queries/useCapstanQuery'
import type { AssetInput, AssetOfIssuer, AssetType, RoundInput } from '@capstan/sdk-core/assets'

/** An action on assets that a dialog performs. */
export type AssetTask =
  | { kind: 'addAsset' }
  | { kind: 'editAsset'; asset: AssetOfIssuer }
  | { kind: 'addRound'; asset: AssetOfIssuer }

/** The actions that the person may use on assets and rounds, and the kinds of assets. */
export interface AssetActions {
  /** The kinds of assets to choose from when an asset is added or edited; rounds need none. */
  types: QueryState<readonly AssetType[]>
  createAsset: (asset: AssetInput, idempotencyKey: string) => Promise<unknown>
  /** Saves if the shown version is the current one; reloads the assets if it was changed elsewhere. */
  updateAsset: (
    asset: Partial<AssetInput> & { id: string; version: string },
    idempotencyKey: string,
  ) => Promise<unknown>
  makeRound: (round: RoundInput, idempotencyKey: string) => Promise<unknown>
}
