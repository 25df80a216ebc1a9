import { vi } from 'vitest'

/** How long `vi.waitFor` waits by default. A second is too short for a busy machine; a longer limit costs nothing. */
const timeout = 10_000

const extended: typeof vi & { waitsLonger?: true } = vi
if (!extended.waitsLonger) {
  const { waitFor } = vi
  vi.waitFor = (check, options = timeout) =>
    waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
  extended.waitsLonger = true
}
