import type { Page } from 'playwright'
import type { FormPlace } from './places.ts'

/** Fills in what is left and presses the button twice, unless it was taken already; waits for what comes next. */
export async function sendForm(place: FormPlace, page: Page): Promise<void> {
  const done = place.done(page)
  if (!(await done.isVisible())) {
    const send = async () => {
      await place.fillIn(page)
      await page.getByRole('button', { name: place.button }).dblclick()
    }
    // What was on its way may arrive, and take the form from under the hands.
    await send().catch(async (error: unknown) => {
      if ((await place.taken()) === 0) throw error
    })
  }
  await done.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(500)
}
