import type { Capstan } from '../../Capstan'
import { embedKeysQuery } from './embedKeysQuery'

/** A new key belongs into the list, and the one it takes the place of has an end now. */
export function askForKeysAgain(capstan: Capstan): void {
  const { queryKey } = embedKeysQuery(capstan)
  // What cannot be had is shown as an error where it is shown.
  capstan.queryClient.invalidateQueries({ queryKey }).catch(() => {})
}
