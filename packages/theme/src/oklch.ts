/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Triple = readonly [number, number, number]

/** The red, green and blue of `#rgb` or `#rrggbb`, 0–1 each. */
export function parseHex(hex: string): Triple {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (index: number) => parseInt(full.slice(index, index + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

/** `#rrggbb`, in lower case. */
function toHex(rgb: Triple): string {
  const byte = (part: number) => Math.round(clamp(part) * 255)
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** Linear light of an sRGB part. */
export function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** OKLab of linear red, green and blue. */
export function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLCH of a hex colour. */
export function oklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex)
  const [lightness, a, bb] = oklabOf([linear(r), linear(g), linear(b)])
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360]
}

/** The hex colour of OKLCH; chroma gives way until the colour is inside sRGB, hue and lightness stay. */
export function fromOklch(lightness: number, chroma: number, hue: number): string {
  for (let c = Math.max(0, chroma); ; c = Math.max(0, c - 0.004)) {
    const radians = (hue * Math.PI) / 180
    const rgb = linearRgb([lightness, c * Math.cos(radians), c * Math.sin(radians)])
    if (c === 0 || rgb.every((part) => part >= -0.0005 && part <= 1.0005)) {
      return toHex([gamma(rgb[0]), gamma(rgb[1]), gamma(rgb[2])])
    }
  }
}

function linearRgb([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function gamma(part: number): number {
  const p = clamp(part)
  return p <= 0.0031308 ? 12.92 * p : 1.055 * p ** (1 / 2.4) - 0.055
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}
