import type { Browser, BrowserContext, Page } from 'playwright'
import type { Places } from './places.ts'
import type { Variant } from './variants.ts'

/** A page of the width, theme and brand wanted, in a context of its own. */
export async function openStage(browser: Browser, places: Places, variant: Variant): Promise<Page> {
  const { width, theme, brand } = variant
  const context = await browser.newContext({
    viewport: { width, height: width === 375 ? 812 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width === 375,
  })
  if (brand !== 'capstan') await brandPlatform(context, places.platform, brand)
  return context.newPage()
}

/** Shows the platform under another brand: what its configuration would say, its document and its logos. */
async function brandPlatform(context: BrowserContext, platform: string, brand: string): Promise<void> {
  const folder = `packages/sandbox/brands/${brand}`
  await context.route(`${platform}/api/v2/config`, async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({
      response,
      json: { ...config, brand, product: { ...config.product, name: 'Ember' } },
    })
  })
  await context.route(`${platform}/stack/brand/${brand}/brand.json`, (route) =>
    route.fulfill({ path: `${folder}/brand.json` }),
  )
  await context.route(`${platform}/content/logos/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()
    return route.fulfill({ path: `${folder}/${name}.svg` })
  })
}
