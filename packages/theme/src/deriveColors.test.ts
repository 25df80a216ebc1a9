import { describe, expect, it } from 'vitest'
import { defaultBrand, type BrandDocument } from './brandDocument'
import { contrast } from './contrast'
import { contrastPairs } from './contrastPairs'
import { deriveColors } from './deriveColors'
import type { Mode } from './Roles'
import { fromOklch } from './oklch'
import { tryRandomBrands } from './testing/tryRandomBrands'

const modes: Mode[] = ['light', 'dark']
const brand = (primary: string, more: Partial<BrandDocument['colors']> = {}): BrandDocument => ({
  slug: 'one',
  colors: { primary, ...more },
})

/** The pairs of a brand that cannot be read, in words. */
function failures(document: BrandDocument, mode: Mode): string[] {
  const { roles } = deriveColors(document, mode)
  return contrastPairs
    .map(({ foreground, background, minimum }) => ({
      pair: `${foreground} on ${background} of ${document.colors.primary} (${mode})`,
      ratio: contrast(roles[foreground] ?? '#000', roles[background] ?? '#000'),
      minimum,
    }))
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(({ pair, ratio, minimum }) => `${pair}: ${ratio.toFixed(2)} < ${minimum}`)
}

describe('deriveColors', () => {
  it.each(modes)('leaves no pair of the default brand unreadable in %s', (mode) => {
    expect(failures(defaultBrand, mode)).toEqual([])
  })

  it('leaves no pair unreadable, for every brand: 48 hues and lightnesses, black, white, greys, and papers that are not white', () => {
    const around = [0.25, 0.5, 0.75, 0.95].flatMap((lightness) =>
      Array.from({ length: 12 }, (_, index) => fromOklch(lightness, 0.2, index * 30)),
    )
    const documents = [
      ...[...around, '#000000', '#ffffff', '#808080', '#ffe600', '#ff4f00', '#f00'].map((primary) =>
        brand(primary),
      ),
      brand('#7a00ff', { background: '#fdf6e3', secondary: '#ffee00' }),
      brand('#00ffcc', { background: '#f4f4f0' }),
    ]

    const all = documents.flatMap((document) => modes.flatMap((mode) => failures(document, mode)))

    expect(all).toEqual([])
  })

  it('leaves no pair unreadable for 300 random brands, 256 of them on papers of every grey', () => {
    expect(tryRandomBrands(300).unreadable).toEqual([])
  })

  it.each([
    ['#101010', '#101010'],
    ['#fdf6e3', '#fdf6e3'],
    ['#000', '#000000'],
    ['#808080', '#ffffff'],
  ])('stands on the paper %s in the light theme: %s', (background, raised) => {
    const { roles, changes } = deriveColors(brand('#004a98', { background }), 'light')

    expect(roles['surface-raised']).toBe(raised)
    expect(changes.some(({ role }) => role === 'background')).toBe(raised === '#ffffff')
    expect(failures(brand('#004a98', { background }), 'light')).toEqual([])
  })

  it('keeps a readable colour, and reports nothing', () => {
    const { roles, changes } = deriveColors(defaultBrand, 'light')

    expect(roles.primary).toBe('#004a98')
    expect(changes).toEqual([])
  })

  it('names the changed colours and the reasons', () => {
    const { roles, changes } = deriveColors(brand('#FF4F00'), 'light')

    expect(changes.map(({ role, from }) => [role, from])).toContainEqual(['primary', '#ff4f00'])
    expect(changes.find(({ role }) => role === 'primary')?.to).toBe(roles.primary)
    expect(changes.find(({ role }) => role === 'primary')?.why).toMatch(/:1 under its text/)
  })

  it('lightens the fill of a dark brand in the dark theme, until a button stands out from its background', () => {
    const { roles } = deriveColors(brand('#00003a'), 'dark')
    const under = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-overlay']

    for (const role of under) {
      expect(contrast(roles.primary ?? '', roles[role] ?? '')).toBeGreaterThanOrEqual(3)
    }
  })

  it('keeps the fill of a very light brand, with dark words and an edge of 3:1', () => {
    const { roles } = deriveColors(brand('#FFE600'), 'light')

    expect(roles.primary).toBe('#ffe600')
    expect(contrast(roles['on-primary'] ?? '', '#000000')).toBeLessThan(1.5)
    expect(contrast(roles['primary-edge'] ?? '', roles['surface-raised'] ?? '')).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['#FF4F00', true], // hue 38, 13 degrees from danger
    ['#D0021B', true],
    ['#004A98', false],
    ['#0B6E4F', false],
    ['#7a7a7a', false], // grey has no hue to speak of
  ])('draws the danger button of %s as an outline: %s', (primary, isOutline) => {
    const { roles } = deriveColors(brand(primary), 'light')

    expect(roles['danger-button'] === roles['surface-raised']).toBe(isOutline)
  })
})
