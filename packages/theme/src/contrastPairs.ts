/** Two roles that may meet on a screen, and the contrast they need. */
export interface ContrastPair {
  foreground: string
  background: string
  /** 4.5 for words, 3 for parts. */
  minimum: 3 | 4.5
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-overlay']
const tones = ['success', 'warning', 'danger', 'info']
const text = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minimum: 4.5,
})
const part = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minimum: 3,
})

/** All pairs of roles that can occur on a screen. */
export const contrastPairs: ContrastPair[] = [
  ...surfaces.flatMap((surface) => [
    ...['text', 'text-muted', 'primary-text', 'accent-text', ...tones].map((role) => text(role, surface)),
    ...['primary-edge', 'focus', 'accent', 'border-strong'].map((role) => part(role, surface)),
  ]),
  ...['primary', 'primary-hover', 'primary-active'].map((fill) => text('on-primary', fill)),
  ...['text', 'text-muted'].map((role) => text(role, 'surface-active')),
  ...['text', 'on-primary-soft', 'primary-text'].map((role) => text(role, 'primary-soft')),
  part('focus', 'primary-soft'),
  text('on-selection', 'selection'),
  text('on-accent', 'accent'),
  text('accent-text', 'accent-soft'),
  text('on-inverse', 'inverse'),
  text('inverse-link', 'inverse'),
  text('on-danger-button', 'danger-button'),
  ...tones.flatMap((tone) => [
    ...[`on-${tone}-soft`, tone, 'text'].map((role) => text(role, `${tone}-soft`)),
    text(`on-${tone}`, `${tone}-fill`),
    text(`on-${tone}-soft`, 'surface-raised'),
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => part(`data-${n}`, 'surface-raised')),
  ...[1, 2, 3, 4, 5].map((n) => text(`on-avatar-${n}`, `avatar-${n}`)),
]
