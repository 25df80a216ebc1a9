import type { Request } from '@playwright/test'
import { type DocumentNode, type FieldNode, Kind, parse } from 'graphql'

/** The fields of Query and Mutation that a request of a page asks for; none if it is not GraphQL. */
export function sentFields(request: Request): string[] {
  if (request.method() !== 'POST' || !request.url().endsWith('/api/v2/graphql')) return []
  try {
    const { query } = JSON.parse(request.postData() ?? '') as { query: string }
    return rootFields(parse(query))
  } catch {
    // A page of a spec may send invalid JSON.
    return []
  }
}

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []))
    .flatMap((each) => (each.kind === Kind.FIELD && !isBackground(each) ? [each.name.value] : []))
}

/**
 * The reads of the cache after a push are named `rows`, `known` and `total`, with a number when several are sent together: they
 * depend on other users, not on the screen.
 */
const isBackground = ({ alias }: FieldNode): boolean => /^(rows|known|total)(_\d+)?$/.test(alias?.value ?? '')
