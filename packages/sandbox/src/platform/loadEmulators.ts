const load = () => import('../emulators/emulators.ts')

/** Everything that stands in for what a laptop cannot reach. */
export type Emulators = Awaited<ReturnType<typeof load>>

/** Loads the emulators, unless this is production: there their code is not even read. */
export async function loadEmulators(): Promise<Emulators | undefined> {
  return process.env.NODE_ENV === 'production' ? undefined : load()
}
