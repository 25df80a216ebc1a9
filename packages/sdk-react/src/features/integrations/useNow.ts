import { embedKeyState, type EmbedKey } from '@capstan/sdk-core/integrations'
import { useEffect, useState } from 'react'

// A timer that waits longer than this fires at once.
const longest = 2 ** 31 - 1

/** The present, told anew when the time of a key is over; or the moment given, which stands still. */
export function useNow(keys: readonly EmbedKey[], moment?: Date): Date {
  const [present, setPresent] = useState(() => new Date())
  const now = moment ?? present
  const next = Math.min(...keys.filter((key) => embedKeyState(key, now) === 'ending').map(endOf))

  useEffect(() => {
    if (moment || next === Infinity) return
    const wait = Math.min(Math.max(next - Date.now(), 0), longest)
    const timer = setTimeout(() => setPresent(new Date()), wait)
    return () => clearTimeout(timer)
  }, [moment, next, present])

  return now
}

const endOf = ({ expiresAt }: EmbedKey) => Date.parse(expiresAt ?? '')
