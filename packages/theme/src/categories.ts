import { contrast, reach } from './contrast'
import { fromOklch, linear, oklabOf, oklch, parseHex } from './oklch'

/** Eight colours for charts: the brand first, then whichever is farthest from all taken, for every kind of sight. */
export function categories(primary: string, surface: string, mode: 'light' | 'dark'): string[] {
  const [lightness, chroma, hue] = oklch(primary)
  const first = fromOklch(lightness, Math.min(Math.max(chroma, 0.09), 0.17), hue)
  const taken = [reach(first, [surface], 3.05, mode === 'dark' ? 'lighter' : 'darker')]
  const pool = candidates(hue, surface, mode).map((colour) => ({ colour, least: Infinity, last: 0 }))

  while (taken.length < 8) taken.push(farthest(pool, taken))
  return taken
}

/** A colour that may be taken, with its least distance to those taken and the one to the last of them. */
interface Candidate {
  colour: string
  least: number
  last: number
}

const hues = [25, 55, 80, 155, 185, 215, 250, 280, 310, 345]

/** Muted on purpose: a chart is beside figures and must not dominate. Dark warm colours (maroon, mud) are left out. */
function candidates(brandHue: number, surface: string, mode: 'light' | 'dark'): string[] {
  const lights = mode === 'dark' ? [0.58, 0.66, 0.74, 0.82, 0.89] : [0.34, 0.43, 0.52, 0.6, 0.66]
  return lights
    .flatMap((lightness) => [...hues, brandHue].map((hue) => ({ lightness, hue })))
    .filter(({ lightness, hue }) => mode === 'dark' || lightness >= 0.5 || (hue >= 120 && hue <= 330))
    .map(({ lightness, hue }) =>
      fromOklch(lightness, (lightness > 0.58 ? 0.125 : 0.105) * (hue === 80 ? 0.92 : 1), hue),
    )
    .filter((colour) => contrast(colour, surface) >= 3.05)
}

/** Neighbours in a donut must differ most: the distance to the last one counts a little extra. */
function farthest(pool: Candidate[], taken: string[]): string {
  const lastTaken = taken.at(-1) ?? '#000000'
  let best = { colour: '#000000', score: -1 }
  for (const candidate of pool) {
    candidate.last = distance(candidate.colour, lastTaken)
    candidate.least = Math.min(candidate.least, candidate.last)
    const score = candidate.least + 0.12 * candidate.last
    if (score > best.score && !taken.includes(candidate.colour)) best = { colour: candidate.colour, score }
  }
  return best.colour
}

/** Smallest OKLab distance (× 100) of two colours over normal sight and three kinds of colour blindness. */
export function distance(one: string, other: string): number {
  const [a, b] = [seenByAll(one), seenByAll(other)]
  return Math.min(
    ...a.map(([x, y, z], sight) => {
      const [bx = 0, by = 0, bz = 0] = b[sight] ?? []
      return 100 * Math.hypot(x - bx, y - by, z - bz)
    }),
  )
}

type Triple = readonly [number, number, number]
type Matrix = readonly Triple[]

/** Machado, Oliveira and Fernandes 2009, severity 1: normal, protan, deutan, tritan. */
// prettier-ignore
const sights: Matrix[] = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
]

const seenBefore = new Map<string, Triple[]>()

/** Every colour is compared many times; its appearance for each kind of vision is computed once. */
function seenByAll(hex: string): Triple[] {
  const known = seenBefore.get(hex)
  if (known) return known
  const seen = sights.map((sight) => seenBy(hex, sight))
  if (seenBefore.size > 1000) seenBefore.clear()
  seenBefore.set(hex, seen)
  return seen
}

function seenBy(hex: string, sight: Matrix): Triple {
  const [r, g, b] = parseHex(hex)
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)]
  const [x = 0, y = 0, z = 0] = sight.map((row) => Math.max(0, row[0] * lr + row[1] * lg + row[2] * lb))
  return oklabOf([x, y, z])
}
