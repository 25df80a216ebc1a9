import { startSession } from '../drivers/people/startSession'
import { homes, pathsInTurn, type AccountType } from '../routeTable'
import { expect, test } from '../test'

const types = Object.keys(homes) as AccountType[]

for (const type of types) {
  test(`${type}: a page that is reloaded is the same page, with any files on the server`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await startSession(page, `${type}@capstan.test`)

    for (const { path, page: specified } of pathsInTurn()) {
      // Each page once, by the first user who may open it.
      if (specified.types[0] !== type) continue
      const heading = page.getByRole('heading', { level: 1, name: specified.heading, exact: true })
      await page.goto(path)
      await expect(heading, path).toBeVisible()
      await page.reload()
      await expect(heading, `${path}, reloaded`).toBeVisible()
      await page.goto(`${path}/`)
      await expect(heading, `${path}/`).toBeVisible()
    }
  })
}
