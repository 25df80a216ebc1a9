import type { Page } from '@playwright/test'

const filled = /(<script type="application\/json" id="boot-config">)([^]*?)(<\/script>)/

/** Alters the boot configuration of every page of the app; without changes, removes it. */
export async function alterPageConfig(page: Page, changes?: object): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = (await response.text()).replace(filled, (_, begin: string, config: string, end: string) =>
      changes ? begin + JSON.stringify({ ...(JSON.parse(config) as object), ...changes }) + end : '',
    )
    await route.fulfill({ response, body })
  })
}
