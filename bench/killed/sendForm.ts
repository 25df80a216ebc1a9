import type { Page } from 'playwright'
import type { FormPlace } from './places.ts'

/** Fills in the remaining fields and presses the button twice, unless the form was sent already; waits for the next page. */
export async function sendForm(place: FormPlace, page: Page): Promise<void> {
  const done = place.done(page)
  if (!(await done.isVisible())) {
    const send = async () => {
      await place.fillIn(page)
      await page.getByRole('button', { name: place.button }).dblclick()
    }
    // A pending request may complete and remove the form.
    await send().catch(async (error: unknown) => {
      if ((await place.taken()) === 0) throw error
    })
  }
  await done.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(500)
}
