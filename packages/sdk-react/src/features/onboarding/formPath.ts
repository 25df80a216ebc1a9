import type { SetupAnswers } from './setupAnswers'

/**
 * Returns the path in the form of an answer that the core rejected: `addresses.1.city` is `mailing.city`.
 *
 * Returns undefined for the address of a party with the same address as the account, because that address is requested once.
 */
export function formPath(path: readonly PropertyKey[], { parties }: SetupAnswers): string | undefined {
  const keys = path.map(String)
  const isCopy = keys[0] === 'parties' && keys[2] === 'addresses' && parties[Number(keys[1])]?.sameAddress
  return isCopy
    ? undefined
    : keys.join('.').replace('addresses.0', 'address').replace('addresses.1', 'mailing')
}
