/** The first number from 0 up to `count` of which something is true that is true of all after it; `count` where it is of none. */
export function firstWhere(count: number, isTrue: (at: number) => boolean): number {
  let [from, to] = [0, count]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isTrue(middle)) to = middle
    else from = middle + 1
  }
  return from
}
