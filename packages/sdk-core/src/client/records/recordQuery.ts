import type { QueryFunctionContext } from '@tanstack/query-core'
import type { LiveRecord } from './LiveTable'
import type { Client, QueryKey } from '../Client'
import { checkRecordId } from './recordId'
import { shownBy } from './shownBy'
import type { TypedDocument } from '../TypedDocument'

/** TanStack query options, with the records to follow while the answer is on the screen. */
export interface CapstanQuery<TView, TAnswer = unknown> {
  queryKey: QueryKey
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<TAnswer>
  /** Reads the platform's answer. The cache holds the answer itself, and updates it record by record. */
  select: (answer: TAnswer) => TView
  staleTime: number
  /** The records and tables whose changes change the answer: `useCapstanQuery` follows them, others pass each to `followRecords`. */
  entities: readonly LiveRecord[]
}

/** How a query is made. */
export interface RecordQueryParts<TView, TAnswer, TVariables> {
  document: TypedDocument<TAnswer, TVariables>
  variables: TVariables
  /** Reads the answer; one function for all calls, so that an unchanged answer is read once. */
  select: (answer: TAnswer) => TView
  /**
   * The records that the answer follows, when they differ from those its document shows: a read model has no table, or a reason
   * asks for fewer.
   */
  entities?: readonly LiveRecord[]
  /** Milliseconds for which an answer is fresh; without limit by default, because pushes and writes keep it up to date. */
  staleTime?: number
}

/** Query options bound to an instance. */
export function recordQuery<TView, TAnswer, TVariables>(
  { client }: { client: Pick<Client, 'keyOf' | 'ask'> },
  {
    document,
    variables,
    select,
    entities = shownBy(document, variables),
    staleTime = Infinity,
  }: RecordQueryParts<TView, TAnswer, TVariables>,
): CapstanQuery<TView, TAnswer> {
  return {
    queryKey: client.keyOf(document, variables),
    queryFn: ({ signal }) => {
      checkIds(document.toString(), variables)
      return client.ask(document, variables, { signal })
    },
    select,
    staleTime,
    entities,
  }
}

/** Refuses an id that no record can have, in each variable that the document declares as one, and where a required one is missing. */
function checkIds(text: string, variables: unknown): void {
  const given = (variables ?? {}) as Readonly<Record<string, unknown>> // of an object each, by name
  for (const [, name = '', required] of text.matchAll(/\$(\w+)\s*:\s*UUID\b(!?)/g)) {
    const id = given[name] ?? undefined
    if (required || id !== undefined) checkRecordId(id)
  }
}
