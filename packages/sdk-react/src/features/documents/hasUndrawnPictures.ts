/** How pictures are packed that are only drawn by code a page's policy may forbid: JPEG 2000, and scans in black and white. */
const filters = ['/JPXDecode', '/JBIG2Decode'].map((name) => new TextEncoder().encode(name))
const slash = 0x2f

/**
 * Returns true when a PDF may contain pictures that cannot be drawn here. The name of an image filter is in the file in
 * clear.
 */
export function hasUndrawnPictures(data: Uint8Array): boolean {
  for (let at = data.indexOf(slash); at >= 0; at = data.indexOf(slash, at + 1))
    if (filters.some((name) => name.every((byte, index) => data[at + index] === byte))) return true
  return false
}
