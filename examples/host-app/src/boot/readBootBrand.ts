import { parseBrand, type BrandDocument } from '@capstan/theme'

/** The brand the page came in: what it says is there before anything is asked for. */
export function readBootBrand(): BrandDocument | undefined {
  try {
    return parseBrand(JSON.parse(document.getElementById('boot-brand')?.textContent ?? ''))
  } catch {
    // A page that no platform has filled in.
    return undefined
  }
}
