'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Wallet, type WalletProps, WalletView, type WalletViewProps } from '../features/wallet/Wallet'
export { walletMessages, type WalletMessages } from '../features/wallet/messages'
export { prefetchWallet } from '../features/wallet/prefetchWallet'
