import { contrast } from './contrast'
import { fromOklch, oklch } from './oklch'

interface Candidate {
  colour: string
  on: string
  step: number
}

/**
 * The fill of the primary action and the words on it: 3:1 on every surface, 4.5:1 under its words.
 *
 * White words if a small step in lightness allows it, otherwise near-black. A very light brand (yellow, mint) would turn
 * to mud if darkened that far: it keeps its fill, takes dark words, and gets an edge of 3:1 elsewhere.
 */
export function pickPrimary(primary: string, surfaces: string[]): { colour: string; on: string } {
  const ink = fromOklch(0.18, 0.02, oklch(primary)[2])
  const white = nearest(primary, '#ffffff', surfaces)
  const dark = nearest(primary, ink, surfaces)
  const isBright = contrast(primary, ink) >= 7 && isFar(white) && isFar(dark)

  if (isBright) return { colour: primary, on: ink }
  if (white && (white.step <= 0.14 || !dark || white.step <= dark.step + 0.1)) return white
  return dark ?? { colour: primary, on: contrast(primary, '#ffffff') >= 4.5 ? '#ffffff' : '#000000' }
}

function isFar(candidate: Candidate | undefined): boolean {
  return !candidate || candidate.step > 0.2
}

function nearest(primary: string, on: string, surfaces: string[]): Candidate | undefined {
  const [lightness, chroma, hue] = oklch(primary)
  for (let i = 0; i <= 400; i++) {
    for (const direction of [-1, 1]) {
      const l = lightness + (direction * i) / 400
      if (l <= 0.02 || l >= 0.98) continue
      const colour = i === 0 ? primary : fromOklch(l, chroma, hue)
      if (fits(colour, on, surfaces)) return { colour, on, step: i / 400 }
    }
  }
  return undefined
}

function fits(colour: string, on: string, surfaces: string[]): boolean {
  return contrast(colour, on) >= 4.5 && surfaces.every((surface) => contrast(colour, surface) >= 3)
}
