type Run = () => Promise<unknown>

/** How a test ended with something removed; open where it was not asked, or its answer cannot be trusted. */
export type End = 'red' | 'green' | 'open'

/** Puts back what was removed, and answers whether anything came by it meanwhile. */
export type PutBack = () => Promise<boolean>

/**
 * Runs a test as it is, and then with one thing removed after another; where it is red as it is, nothing was asked.
 *
 * Red counts where the test came by what was removed, and is green right after with everything in place. One that stays
 * red was harmed, or cannot be run twice: the rest is left open, for a process of its own.
 */
export async function inTurn(
  run: Run,
  ids: readonly string[],
  remove: (id: string) => Promise<PutBack>,
  note: (id: string, end: End) => void,
): Promise<void> {
  if (ids.length > 0) await run()
  for (const [at, id] of ids.entries()) {
    const putBack = await remove(id)
    const end = await endOf(run)
    const isReached = await putBack()
    if (end === 'open' || (end === 'red' && (await endOf(run)) !== 'green')) {
      for (const left of ids.slice(at)) note(left, 'open')
      return
    }
    note(id, end === 'green' || isReached ? end : 'open')
  }
}

/** A test that came to no end in its time may go on, and says nothing of what was removed. */
const endOf = (run: Run) =>
  run().then(
    () => 'green' as const,
    (error: unknown) => (/timed out in/.test(String(error)) ? ('open' as const) : ('red' as const)),
  )
