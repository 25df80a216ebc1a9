import type { Chain } from './Token'

/** Returns the explorer's link to a contract or a holder; `null` when the chain has no such explorer. (TOKEN-032, G-41) */
export function addressLink({ explorer }: Pick<Chain, 'explorer'>, address: string | null): string | null {
  if (!address || !explorer?.includes('{address}')) return null
  return explorer.replace('{address}', encodeURIComponent(address))
}

/** Returns the explorer's link to a block: the private chain's own explorer has a page for each. (TOKEN-012, C-28) */
export function blockLink({ explorer }: Pick<Chain, 'explorer'>, block: string | null): string | null {
  if (!block || !explorer?.includes('{block}')) return null
  return explorer.replace('{block}', encodeURIComponent(block))
}
