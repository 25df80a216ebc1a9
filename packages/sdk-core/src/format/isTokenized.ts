/** Whether a holding is on a chain other than the product's own ledger, which is none. */
export function isTokenized(chain: string | null | undefined, nativeChain: string): boolean {
  return Boolean(chain) && chain !== nativeChain
}
