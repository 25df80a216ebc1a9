/** How pictures are packed that are only drawn by code a page's policy may forbid: JPEG 2000, and scans in black and white. */
const filters = ['/JPXDecode', '/JBIG2Decode'].map((name) => new TextEncoder().encode(name))
const slash = 0x2f

/** Whether a PDF may have pictures that are left out when it is drawn here. How each is packed stands in it as it is. */
export function hasUndrawnPictures(data: Uint8Array): boolean {
  for (let at = data.indexOf(slash); at >= 0; at = data.indexOf(slash, at + 1))
    if (filters.some((name) => name.every((byte, index) => data[at + index] === byte))) return true
  return false
}
