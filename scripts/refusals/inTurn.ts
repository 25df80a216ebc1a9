type Run = () => Promise<unknown>

/** How a test ended with something removed; open where it was not asked, or its answer cannot be trusted. */
export type End = 'red' | 'green' | 'open'

/**
 * Runs a test as it is, and then with one thing removed after another; it is red as it is: nothing was asked.
 *
 * Red counts where the test was green right before or is green right after with everything in place. A test that stays
 * red was harmed by what it did while something was removed: the rest is left open, for a process of its own.
 */
export async function inTurn(
  run: Run,
  ids: readonly string[],
  remove: (id: string) => Promise<Run>,
): Promise<Map<string, End>> {
  const ends = new Map<string, End>(ids.map((id) => [id, 'open']))
  await run()
  let wasGreen = true
  for (const id of ids) {
    const putBack = await remove(id)
    const isRed = !(await isGreen(run))
    await putBack()
    const isSound = !isRed || (await isGreen(run))
    if (isSound || wasGreen) ends.set(id, isRed ? 'red' : 'green')
    if (!isSound) break
    // After what it did with something removed, only a run with everything in place says that it is sound.
    wasGreen = isRed
  }
  return ends
}

const isGreen = (run: Run) =>
  run().then(
    () => true,
    () => false,
  )
