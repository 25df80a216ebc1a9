import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DeployDialogProps } from './DeployDialog'
import type { MintDialogProps } from './MintDialog'
import type { SwapChainDialogProps } from './SwapChainDialog'
import type { TokenFormProps } from './TokenForm'

/** What is done with a token, which most who look at one do not do. */
export const DeployDialog = /*#__PURE__*/ lazyPart<DeployDialogProps>(
  async () => (await import('./DeployDialog')).DeployDialog,
)

export const MintDialog = /*#__PURE__*/ lazyPart<MintDialogProps>(
  async () => (await import('./MintDialog')).MintDialog,
)

export const SwapChainDialog = /*#__PURE__*/ lazyPart<SwapChainDialogProps>(
  async () => (await import('./SwapChainDialog')).SwapChainDialog,
)

export const TokenForm = /*#__PURE__*/ lazyPart<TokenFormProps>(
  async () => (await import('./TokenForm')).TokenForm,
)
