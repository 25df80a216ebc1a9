'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Assets, type AssetsProps } from '../features/assets/Assets'
export { AssetsView, type AssetsViewProps } from '../features/assets/AssetsView'
export { assetsMessages, type AssetsMessages } from '../features/assets/messages'
export { prefetchAssets } from '../features/assets/prefetchAssets'
