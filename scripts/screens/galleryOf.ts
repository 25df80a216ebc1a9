import type { Scene } from './Scene.ts'
import { briefVariants, nameOf, type Variant } from './variants.ts'

/** The page that shows all pictures: a table of brand and theme for every screen. */
export function galleryOf(scenes: Scene[], variants: Variant[]): string {
  return [
    '# Screens',
    '',
    'How it looks, taken by `pnpm screens` from a running platform and from Storybook. Every screen at 1280 and 375 wide,',
    'light and dark, under the default brand and under a loud one (`ember`); the rest wide in light and narrow in dark.',
    ...scenes.flatMap((scene) => (scene.isBrief ? briefSectionOf(scene) : sectionOf(scene, variants))),
    '',
  ].join('\n')
}

function sectionOf({ name, shows }: Scene, variants: Variant[]): string[] {
  const wide = variants.filter(({ width }) => width === 1280)
  const row = (width: Variant['width']) =>
    `| ${width} | ${wide.map((variant) => picture(name, { ...variant, width })).join(' | ')} |`
  return [
    '',
    `## ${name}`,
    '',
    shows,
    '',
    `| | ${wide.map(({ theme, brand }) => `${brand} ${theme}`).join(' | ')} |`,
    `| --- |${wide.map(() => ' --- |').join('')}`,
    row(1280),
    row(375),
  ]
}

function briefSectionOf({ name, shows }: Scene): string[] {
  const pictures = briefVariants.map((variant) => picture(name, variant)).join(' ')
  return ['', `## ${name}`, '', shows, '', pictures]
}

const picture = (screen: string, variant: Variant): string => {
  const name = nameOf(screen, variant)
  const { width, theme, brand } = variant
  return `[<img src="${name}.png" alt="${screen}, ${width} wide, ${theme}, ${brand}" width="${width === 375 ? 100 : 220}">](${name}.png)`
}
