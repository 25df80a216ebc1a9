import type { Browser, BrowserContext, Page } from 'playwright'
import type { Places } from './places.ts'
import type { Variant } from './variants.ts'

/** Opens a page in the width, theme and brand of a variant, in a new context. */
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

/** Matches the configuration that the platform puts into a page. */
const configOfPage = /(<script type="application\/json" id="boot-config">)([^]*?)(?=<\/script>)/

/** Shows the platform under another brand: its configuration, its document and its logos. */
async function brandPlatform(context: BrowserContext, platform: string, brand: string): Promise<void> {
  const folder = `packages/sandbox/brands/${brand}`
  await context.route(`${platform}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = (await response.text()).replace(configOfPage, (_, begin: string, text: string) => {
      const config = JSON.parse(text)
      return begin + JSON.stringify({ ...config, brand, product: { ...config.product, name: 'Ember' } })
    })
    await route.fulfill({ response, body })
  })
  await context.route(`${platform}/stack/brand/${brand}/brand.json`, (route) =>
    route.fulfill({ path: `${folder}/brand.json` }),
  )
  await context.route(`${platform}/content/logos/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()
    return route.fulfill({ path: `${folder}/${name}.svg` })
  })
}
