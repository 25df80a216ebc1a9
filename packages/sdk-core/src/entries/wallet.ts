// Tokens on public chains, and their prices on exchanges.

export { fillInAddress } from '../features/wallet/fillInAddress'
export { walletQuery } from '../features/wallet/walletQuery'
export { walletTokens } from '../features/wallet/walletTokens'
export type { WalletQuote, WalletToken } from '../features/wallet/WalletToken'
