import { vi } from 'vitest'

/** How long `vi.waitFor` waits by default. A second is too short for a busy machine; a longer limit costs nothing. */
const timeout = 10_000

const patient: typeof vi & { isPatient?: true } = vi
if (!patient.isPatient) {
  const { waitFor } = vi
  vi.waitFor = (check, options = timeout) =>
    waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
  patient.isPatient = true
}
