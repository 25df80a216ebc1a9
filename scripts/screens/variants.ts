/** One way of showing every screen. */
export interface Variant {
  width: 1280 | 375
  theme: 'light' | 'dark'
  /** The default brand, or a loud one. */
  brand: 'capstan' | 'ember'
}

const widths = [1280, 375] as const
const themes = ['light', 'dark'] as const
const brands = ['capstan', 'ember'] as const

/** Every screen is shown in each of these ways. */
export const variants: Variant[] = brands.flatMap((brand) =>
  themes.flatMap((theme) => widths.map((width) => ({ width, theme, brand }))),
)

/** The ways of showing a screen in brief. */
export const briefVariants: Variant[] = [
  { width: 1280, theme: 'light', brand: 'capstan' },
  { width: 375, theme: 'dark', brand: 'capstan' },
]

/** Returns the file name of a screen's picture, without its extension. */
export function nameOf(screen: string, { width, theme, brand }: Variant): string {
  return `${screen}.${width}-${theme}${brand === 'capstan' ? '' : `-${brand}`}`
}
