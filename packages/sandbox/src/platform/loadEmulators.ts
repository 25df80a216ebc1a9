const load = () => import('../emulators/emulators.ts')

/** Everything that stands in for what a laptop cannot reach. */
export type Emulators = Awaited<ReturnType<typeof load>>

/** True unless this is production: how the platform was started says so, and no account can. */
export const isSandbox = (): boolean => process.env.NODE_ENV !== 'production'

/** Loads the emulators, unless this is production: there their code is not even read. */
export async function loadEmulators(): Promise<Emulators | undefined> {
  return isSandbox() ? load() : undefined
}
