const load = () => import('../emulators/emulators.ts')

/** All emulators of services that a laptop cannot reach. */
export type Emulators = Awaited<ReturnType<typeof load>>

/** True unless this is production: set by the start options, not by an account. */
export const isSandbox = (): boolean => process.env.NODE_ENV !== 'production'

/** Loads the emulators, unless this is production: there their code is not even read. */
export async function loadEmulators(): Promise<Emulators | undefined> {
  return isSandbox() ? load() : undefined
}
