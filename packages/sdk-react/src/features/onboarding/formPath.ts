import type { SetupAnswers } from './setupAnswers'

/**
 * Where an answer the core found wanting stands in the form: `addresses.1.city` is `mailing.city`.
 *
 * Nothing for the address of a party who lives where the account does: that address is asked for once.
 */
export function formPath(path: readonly PropertyKey[], { parties }: SetupAnswers): string | undefined {
  const keys = path.map(String)
  const isCopy = keys[0] === 'parties' && keys[2] === 'addresses' && parties[Number(keys[1])]?.sameAddress
  return isCopy
    ? undefined
    : keys.join('.').replace('addresses.0', 'address').replace('addresses.1', 'mailing')
}
