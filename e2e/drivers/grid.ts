import type { Locator, Page } from '@playwright/test'
import { isOperation } from './platform'

/** A grid as its reader finds it. */
export function gridNamed(page: Page, name: string) {
  const grid = page.getByRole('grid', { name, exact: true })
  const heading = (title: string) => grid.getByRole('columnheader', { name: title, exact: true })
  const rows = grid.locator('.capstan-grid-body').getByRole('row')
  return {
    grid,
    heading,
    headings: grid.getByRole('columnheader').filter({ hasText: /\S/ }),
    rows,
    /** The row of whoever is named. */
    row: (of: string | RegExp) => rows.filter({ has: page.getByRole('rowheader', { name: of }) }),
    /** What stands in a row under a heading. */
    async cellOf(row: Locator, title: string) {
      const at = await heading(title).getAttribute('aria-colindex')
      return row.locator(`[aria-colindex="${at}"]`)
    },
    /** What can be chosen under View. */
    choice: (title: string) => page.getByRole('dialog').getByText(title, { exact: true }),
  }
}

/** What a page of a list is asked with. */
export interface AskedPage {
  first: number
  offset: number
  filter?: object
  orderBy?: string[]
}

/** What was asked for pages of a list, from now on. */
export function pagesAsked(page: Page, operation: string): AskedPage[] {
  const asked: AskedPage[] = []
  page.on('request', (request) => {
    if (isOperation(request, operation))
      asked.push((request.postDataJSON() as { variables: AskedPage }).variables)
  })
  return asked
}
