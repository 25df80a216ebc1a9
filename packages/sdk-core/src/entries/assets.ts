// Assets, which an issuer raises money for, and their rounds.

export {
  assetTree,
  managedUnits,
  type AssetOfIssuer,
  type AssetRecords,
  type RoundOfAsset,
} from '../features/assets/assetTree'
export { assetsQuery, assetTypesQuery, type AssetType } from '../features/assets/assetsQuery'
export { raisingOf, raisingTogether, type Raising, type RoundMoney } from '../features/assets/raising'
export {
  assetStatuses,
  createAsset,
  makeRound,
  updateAsset,
  type AssetInput,
  type RoundInput,
} from '../features/assets/saveAssets'
export type {
  AssetFragment,
  AssetRoundFragment,
  ManagedRoundFragment,
} from '../features/assets/operations.generated'
