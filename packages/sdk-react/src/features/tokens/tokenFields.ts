import type { FormFields } from '@capstan/sdk-core/forms'
import {
  tokenNameProblem,
  tokenSymbolProblem,
  type OfferedChain,
  type RoundToken,
} from '@capstan/sdk-core/tokens'
import { fillIn } from '../../language/fillIn'
import type { TokensMessages } from './messages'

/** Returns the fields that set a token up. (TOKEN-025 to TOKEN-031) */
export function tokenFields(
  chains: readonly OfferedChain[],
  messages: TokensMessages,
  contract?: RoundToken['contract'],
) {
  const nameTexts = {
    required: messages.nameRequired,
    too_long: messages.nameTooLong,
    not_common: messages.nameNotCommon,
  }
  const symbolTexts = { required: messages.symbolRequired, too_long: messages.symbolTooLong }
  const said = <Key extends string>(texts: Record<Key, string>, problem: Key | undefined) =>
    problem && texts[problem]
  return {
    name: {
      kind: 'string',
      label: messages.tokenName,
      ifEmpty: messages.nameRequired,
      problem: (name: string) => said(nameTexts, tokenNameProblem(name)),
    },
    symbol: {
      kind: 'string',
      label: messages.tokenSymbol,
      ifEmpty: messages.symbolRequired,
      problem: (symbol: string) => said(symbolTexts, tokenSymbolProblem(symbol)),
    },
    chain: {
      kind: 'dropdown',
      label: messages.chain,
      ifEmpty: messages.chainRequired,
      error: messages.chainRequired,
      options: chainOptions(withCurrent(chains, contract), messages),
    },
  } as const satisfies FormFields
}

/** Returns the options for the chains, each marked as public or private. */
export function chainOptions(chains: readonly OfferedChain[], { chainKinds }: TokensMessages) {
  return chains.map(({ id, kind }) => ({ value: id, label: fillIn(chainKinds[kind], { chain: id }) }))
}

/** Adds the current chain of the token when it is no longer offered. */
function withCurrent(chains: readonly OfferedChain[], contract: RoundToken['contract'] | undefined) {
  const current = contract?.chain
  return !current || chains.some(({ id }) => id === current.id) ? chains : [...chains, current]
}
