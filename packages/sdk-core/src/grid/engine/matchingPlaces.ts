/** The places that are marked, in the order they are sorted in; all where none are marked, as they come where not sorted. */
export function matchingPlaces(
  length: number,
  { sorted, marks }: { sorted: Uint32Array | undefined; marks: Uint8Array | undefined },
): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(length)
  let count = 0
  for (let at = 0; at < length; at++) {
    const place = sorted ? (sorted[at] ?? 0) : at
    if (!marks || marks[place] === 1) places[count++] = place
  }
  return places.subarray(0, count)
}
