/** The typeface of the platform, for the documentation and for the stories of the default brand. */
export const inter = 'Inter, system-ui, sans-serif'

/** Loads the typeface for a page of Storybook. */
export function loadInter(): void {
  const face = new FontFace('Inter', 'url(./fonts/inter.woff2)', { weight: '100 900' })
  document.fonts.add(face)
  void face.load()
}
