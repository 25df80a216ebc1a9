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
    /** Returns the row with this row header. */
    row: (of: string | RegExp) => rows.filter({ has: page.getByRole('rowheader', { name: of }) }),
    /** Returns the cell of a row under a heading. */
    async cellOf(row: Locator, title: string) {
      const at = await heading(title).getAttribute('aria-colindex')
      return row.locator(`[aria-colindex="${at}"]`)
    },
    /** Returns a choice in the View dialog. */
    choice: (title: string) => page.getByRole('dialog').getByText(title, { exact: true }),
  }
}

/** The variables of a request for a page of a list. */
export interface AskedPage {
  first: number
  offset: number
  filter?: object
  orderBy?: string[]
}

/** Records the requests for pages of a list from now on. */
export function pagesAsked(page: Page, operation: string): AskedPage[] {
  const asked: AskedPage[] = []
  page.on('request', (request) => {
    if (isOperation(request, operation))
      asked.push((request.postDataJSON() as { variables: AskedPage }).variables)
  })
  return asked
}
