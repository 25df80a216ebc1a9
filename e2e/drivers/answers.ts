import { expect, type Page } from '@playwright/test'
import { graphqlUrl } from './platform'

/** Fields of one record, as the platform answered them. */
export type AnsweredFields = Record<string, unknown>

/** Finds a record among those that a page was answered: by its id, by a condition, or the first of its type. */
export type Answered = (
  type: string,
  which?: string | ((fields: AnsweredFields) => boolean),
) => AnsweredFields | undefined

/**
 * Records the records that the platform answers to the requests of a page from now on, before the page gets them. Returns a
 * function that finds the fields of one record: those of all answers together, whichever page asked for them.
 */
export async function recordAnswers(page: Page): Promise<Answered> {
  const records = new Map<string, Map<string, AnsweredFields>>()
  const note = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(note)
    if (!isFields(value)) return
    const { __typename: type, ...fields } = value
    if (typeof type === 'string') {
      const ofType = records.get(type) ?? new Map<string, AnsweredFields>()
      const id = String(fields.id)
      records.set(type, ofType.set(id, merged(ofType.get(id), fields)))
    }
    Object.values(fields).forEach(note)
  }
  await page.route(graphqlUrl, async (route) => {
    try {
      const response = await route.fetch()
      note(await response.json())
      await route.fulfill({ response })
    } catch {
      // A page that is left takes its requests with it.
      await route.abort().catch(() => undefined)
    }
  })
  return (type, which = () => true) => {
    const ofType = records.get(type)
    return typeof which === 'string' ? ofType?.get(which) : [...(ofType?.values() ?? [])].find(which)
  }
}

const isFields = (value: unknown): value is AnsweredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges the fields of a later answer; nested records are merged too. */
function merged(known: AnsweredFields | undefined, next: AnsweredFields): AnsweredFields {
  const all = { ...known }
  for (const [name, value] of Object.entries(next)) {
    const before = all[name]
    all[name] = isFields(before) && isFields(value) && before.id === value.id ? merged(before, value) : value
  }
  return all
}

/** Returns a record of a type as soon as the page was answered one. */
export async function firstAnswer(
  answered: Answered,
  type: string,
  which?: (fields: AnsweredFields) => boolean,
): Promise<AnsweredFields> {
  await expect.poll(() => answered(type, which), type).toBeDefined()
  return answered(type, which) ?? {}
}

/** Sends a query on the page for developers, and returns the data that the page shows; it is recorded as any answer is. */
export async function askOnTestPage<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  await page.goto('/test/graphql')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Query' }).fill(query)
  await main.getByRole('textbox', { name: 'Variables' }).fill(JSON.stringify(variables))
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main.getByRole('status')).toHaveText('Success!')
  const answer = main.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('HTTP 200')
  const text = await answer.innerText()
  return (JSON.parse(text.slice(text.indexOf('{'))) as { data: Data }).data
}

/** Matchers of the types that fields have on the wire. */
export const wire = {
  id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as unknown,
  text: expect.stringMatching(/./) as unknown,
  decimal: expect.stringMatching(/^-?\d+(\.\d+)?$/) as unknown,
  day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  instant: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) as unknown,
  flag: expect.any(Boolean) as unknown,
  count: expect.any(Number) as unknown,
}

/** Returns a matcher of a list that holds records of one shape, and nothing else. */
export const listOf = (shape: AnsweredFields): unknown => ({
  nodes: expect.arrayContaining([expect.objectContaining(shape)]) as unknown,
})
