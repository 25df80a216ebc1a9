import { compare, multiply } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import { compareText } from '../../order/compareText'
import type { WalletEntryFragment } from './operations.generated'
import type { WalletQuote, WalletToken } from './WalletToken'

/** A token counts from its deployment on; its issued units are deployed. */
const deployed = new Set(['deployed', 'issuing', 'issued'])

/**
 * The cards of a wallet, coins first, then by name: for each deployed token, the units of the account on public chains. The
 * product's own ledger and its test chain are left out. (WALLET-015, WALLET-016, decision 26)
 */
export function walletTokens(entries: readonly WalletEntryFragment[]): readonly WalletToken[] {
  const byToken = new Map<string, WalletEntryFragment[]>()
  for (const entry of entries.filter(isInWallet)) {
    const id = entry.tokenByTokenId?.id ?? ''
    byToken.set(id, [...(byToken.get(id) ?? []), entry])
  }
  return [...byToken.values()].flatMap(readToken).toSorted(coinsFirst)
}

function isInWallet({ amount, tokenByTokenId, ...entry }: WalletEntryFragment): boolean {
  const chain = entry.blockchainAddressByBlockchainAddressId?.chainByChain
  const isDeployed = tokenByTokenId !== null && deployed.has(tokenByTokenId.status)
  return isDeployed && chain?.kind === 'public' && compare(decimal(amount), Decimal.zero) > 0
}

function readToken(entries: WalletEntryFragment[]): WalletToken[] {
  const [first] = entries
  const token = first?.tokenByTokenId
  const chain = first?.blockchainAddressByBlockchainAddressId?.chainByChain
  const total = sumDecimals(entries.map(({ amount }) => amount))
  if (!token || !chain || !total) return []
  const { id, name, symbol, type, precision, privateBlock, exchangePrice } = token
  return [
    {
      ...{ id, name: name ?? '', symbol: symbol ?? '', chain: chain.symbol ?? chain.id, total, precision },
      ...(privateBlock && { privateBlock }),
      isCoin: type === 'Crypto',
      quote: exchangePrice ? quoteOf(total, exchangePrice) : undefined,
    },
  ]
}

type Price = NonNullable<NonNullable<WalletEntryFragment['tokenByTokenId']>['exchangePrice']>

/** An exchange that sells none quotes nothing. (WALLET-010) */
function quoteOf(total: Decimal, { buy, sell, spot, quotedAt }: Price): WalletQuote | undefined {
  if (compare(decimal(buy), Decimal.zero) <= 0) return undefined
  const atSpot = decimal(spot)
  return {
    spot: atSpot,
    sellValue: multiply(total, decimal(sell)),
    spotValue: multiply(total, atSpot),
    quotedAt,
  }
}

function coinsFirst(a: WalletToken, b: WalletToken): number {
  return Number(b.isCoin) - Number(a.isCoin) || compareText(a.name, b.name) || compareText(a.id, b.id)
}
