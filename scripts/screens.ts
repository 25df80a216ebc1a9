// pnpm screens: takes docs/screens from the platform at PORT and from storybook-static. `pnpm screens d-invest` takes one.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from './machine/chromium.ts'
import { documented, galleryOf } from './screens/galleryOf.ts'
import { openStage } from './screens/openStage.ts'
import { placesFrom } from './screens/places.ts'
import type { Scene } from './screens/Scene.ts'
import { scenes } from './screens/scenes.ts'
import { serveFolder } from './screens/serveFolder.ts'
import { briefVariants, nameOf, variants, type Variant } from './screens/variants.ts'

const folder = 'docs/screens'
const others = 'reports/screens'
const wanted = process.argv[2] ?? ''
const storybook = await serveFolder('storybook-static')
const places = placesFrom(process.env, storybook.origin)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

for (const each of [folder, others]) mkdirSync(each, { recursive: true })
let failed = 0
for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
  // One after the other, because two sessions at once would receive each other's drafts.
  for (const variant of scene.isBrief || documented.includes(scene.name) ? briefVariants : variants)
    if (!(await taken(browser, scene, variant))) failed += 1
}
writeFileSync(path.join(folder, 'README.md'), galleryOf(scenes))

await browser.close()
storybook.close()
process.exit(failed > 0 ? 1 : 0)

async function taken(browser: Browser, scene: Scene, variant: Variant): Promise<boolean> {
  const name = nameOf(scene.name, variant)
  const page = await openStage(browser, places, variant)
  try {
    if (scene.as) await places.signIn(page.context(), scene.as)
    await scene.play(page, places, variant)
    await page.waitForLoadState('networkidle')
    if (!scene.isWindow) await showWhole(page, variant)
    // A logo that is still on its way would show as initials.
    await page.evaluate('Promise.allSettled([...document.images].map((image) => image.decode()))')
    await page.screenshot({
      animations: 'disabled',
      path: path.join(documented.includes(scene.name) ? folder : others, `${name}.png`),
      fullPage: !scene.isWindow,
    })
    console.log(name)
    return true
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await page.context().close()
  }
}

/** Makes the window as high as the page, so that sticky elements stand where the page ends. */
async function showWhole(page: Page, { width }: Variant): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(height, width === 375 ? 812 : 900) })
  await page.evaluate('window.scrollTo(0, 0)')
}
