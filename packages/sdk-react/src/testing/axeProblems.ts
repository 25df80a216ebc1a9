import axe from 'axe-core'

/** Returns the findings of axe as sentences; colours are checked in a browser and by the theme's tests. */
export async function axeProblems(element: Element): Promise<string[]> {
  // React Aria's announcer stays in the page, and axe reports problems in it.
  const place = { include: element, exclude: '[data-live-announcer]' }
  const { violations } = await axe.run(place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
