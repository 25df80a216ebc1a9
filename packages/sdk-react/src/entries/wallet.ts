'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Wallet, type WalletProps, WalletView, type WalletViewProps } from '../features/wallet/Wallet'
export { walletMessages, type WalletMessages } from '../features/wallet/messages'
export { prefetchWallet } from '../features/wallet/prefetchWallet'
