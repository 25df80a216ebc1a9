/** Runs the work for each item, so many at a time; the results are in the order of the items. */
export async function eachOf<Asked, Done>(
  asked: readonly Asked[],
  atOnce: number,
  work: (one: Asked) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  const waiting = asked.entries()
  const lane = async () => {
    for (const [place, one] of waiting) done[place] = await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return done
}
