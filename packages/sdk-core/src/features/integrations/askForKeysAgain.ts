import type { Capstan } from '../../Capstan'
import { embedKeysQuery } from './embedKeysQuery'

/** A new key belongs into the list, and the one it takes the place of has an end now. */
export function askForKeysAgain(capstan: Capstan): void {
  const { queryKey } = embedKeysQuery(capstan)
  // A failed request shows its error where the data is shown.
  capstan.queryClient.invalidateQueries({ queryKey }).catch(() => {})
}
