import type { Scene } from './Scene.ts'
import { briefVariants, nameOf, type Variant } from './variants.ts'

/** The screens whose pictures are in docs/screens, which has 32 at most; those of the others go to reports/screens. */
export const documented: readonly string[] = [
  'c-onboarding',
  'd-invest',
  'f-portfolio',
  'g-holdings',
  'h-round',
  'inv-deal',
  'inv-portfolio-new',
  'j-dashboard',
  'n-components',
  'r-round-capital',
  'x-distributions',
  'y2-transactions',
]

/** Pictures of screens before they were rebuilt in November 2026; nothing renews them. */
const before: Readonly<Record<string, Variant>> = {
  'g-holdings': { width: 375, theme: 'dark', brand: 'capstan' },
  'h-round': { width: 1280, theme: 'light', brand: 'capstan' },
  'inv-deal': { width: 1280, theme: 'light', brand: 'capstan' },
  'inv-portfolio-new': { width: 1280, theme: 'light', brand: 'capstan' },
  'y2-transactions': { width: 1280, theme: 'light', brand: 'capstan' },
}

/** Returns the page that shows the pictures: each documented screen wide in light and narrow in dark. */
export function galleryOf(scenes: readonly Scene[]): string {
  return [
    '# Screens',
    '',
    'These pictures show each screen at 1,280 px in light and at 375 px in dark. `pnpm screens` takes them from a running platform and from',
    'Storybook, and `pnpm screens <name>` takes one. Pictures of other screens go to `reports/screens`.',
    ...scenes.filter(({ name }) => documented.includes(name)).flatMap(sectionOf),
    '',
  ].join('\n')
}

function sectionOf({ name, shows }: Scene): string[] {
  const pictures = briefVariants.map((variant) => picture(name, variant)).join(' ')
  const variant = before[name]
  const past = variant ? ['', 'An earlier version:', '', picture(`${name}.before`, variant)] : []
  return ['', `## ${name}`, '', shows, '', pictures, ...past]
}

const picture = (screen: string, variant: Variant): string => {
  const name = nameOf(screen, variant)
  const { width, theme, brand } = variant
  return `[<img src="${name}.png" alt="${screen}, ${width} wide, ${theme}, ${brand}" width="${width === 375 ? 100 : 220}">](${name}.png)`
}
