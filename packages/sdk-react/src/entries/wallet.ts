'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Wallet, type WalletProps } from '../features/wallet/Wallet'
export { WalletView, type WalletViewProps } from '../features/wallet/WalletView'
export { walletMessages, type WalletMessages } from '../features/wallet/messages'
export { prefetchWallet } from '../features/wallet/prefetchWallet'
