import type { Page } from '@playwright/test'
import { sentFields } from '../sentFields'

/**
 * Records the requests of a page from now on. Returns a function with the variables of the requests for a field of Query or
 * Mutation, oldest first.
 */
export function recordCalls(page: Page): (field: string) => Record<string, unknown>[] {
  const calls: { field: string; variables: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    for (const field of sentFields(request)) {
      const { variables = {} } = request.postDataJSON() as { variables?: Record<string, unknown> }
      calls.push({ field, variables })
    }
  })
  return (field) => calls.filter((call) => call.field === field).map(({ variables }) => variables)
}
