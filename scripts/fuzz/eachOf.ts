/** Does the work of each, so many at a time; the answers stand in the order of what was asked. */
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
