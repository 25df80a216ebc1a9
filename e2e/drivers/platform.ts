import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { platformOrigin } from '../places'

/** The address every operation is sent to. */
export const graphqlUrl = '**/api/v2/graphql'

/** Queries the API as the signed-in user, to prepare the data of a spec or to read the current state. */
export async function ask<Data>(
  { request }: Pick<BrowserContext, 'request'>,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Data> {
  const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin', ...headers }
  const answer = await request.post('/api/v2/graphql', { data: { query, variables }, headers: ours })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors, JSON.stringify(errors)).toBeUndefined()
  return data
}

/** Returns true when a request contains the operation. */
export function isOperation(request: Request, name: string): boolean {
  return request.method() === 'POST' && (request.postData() ?? '').includes(name)
}

/**
 * Does something that sends an operation, and waits for the answer: what shows its new value before it is saved would be lost by
 * a reload.
 */
export async function untilAnswered(page: Page, operation: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((each) => isOperation(each.request(), operation))
  await act()
  expect((await answer).ok()).toBe(true)
}

/** The number and the kind of failures of a request before it succeeds. */
export interface Failure {
  /** A part of the operation, such as `investorMakeDistribution`. */
  operation: string
  /** `lost`: the platform got it and its answer never arrived. */
  how: 'unreachable' | 'broken' | 'lost'
  /** The number of requests that fail. */
  times?: number
}

/**
 * Changes the platform's answers to an operation, and to later reads of its rows, into a valid state that is hard to produce
 * here.
 */
export async function alterAnswers<Data extends object>(
  page: Page,
  operation: string,
  alter: (data: Data) => void,
): Promise<void> {
  const named = new RegExp(`${operation}\\b`)
  let whole: Data | undefined
  await page.route(graphqlUrl, async (route) => {
    const text = route.request().postData() ?? ''
    const isWhole = named.test(text)
    const rows = rowsOf(text, whole)
    if (!isWhole && rows.length === 0) return route.fallback()
    const response = await route.fetch()
    const json = (await response.json()) as { data: Data & Record<string, { nodes?: object[] }> }
    if (isWhole) {
      whole = structuredClone(json.data)
      alter(json.data)
    }
    for (const { alias, list, shape } of rows)
      if (shape === shapeOf(json.data[alias]))
        alter({ ...structuredClone(whole as Data), [list]: json.data[alias] })
    await route.fulfill({ response, json })
  })
}

/** The lists whose rows a query requests by id, with the alias in the query and the fields of a row. */
function rowsOf(text: string, whole: object = {}): { alias: string; list: string; shape: string }[] {
  const lists = Object.entries(whole)
  return [...text.matchAll(/\b(rows(?:_\d+)?):(\w+)\(/g)].flatMap(([, alias = '', name = '']) =>
    lists.filter(([list]) => list === name).map(([list, rows]) => ({ alias, list, shape: shapeOf(rows) })),
  )
}

/** The names of the fields of a list's first row: two queries may show one list with other fields. */
const shapeOf = (rows: { nodes?: object[] } | undefined) => Object.keys(rows?.nodes?.[0] ?? {}).join()

/** Makes requests fail; returns the idempotency keys of all that were sent. */
export async function failRequests(page: Page, { operation, how, times = 1 }: Failure): Promise<string[]> {
  const keys: string[] = []
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), operation)) return route.fallback()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > times) return route.fallback()
    if (how === 'broken') return route.fulfill({ status: 500, json: { errors: [{ message: 'Broken' }] } })
    if (how === 'lost') await route.fetch()
    return route.abort('connectionreset')
  })
  return keys
}
