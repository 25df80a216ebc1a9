import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AssetDialogsProps } from './AssetDialogs'

/** The forms, which most who look at assets do not open. */
export const AssetDialogs = /*#__PURE__*/ lazyPart<AssetDialogsProps>(
  async () => (await import('./AssetDialogs')).AssetDialogs,
)
