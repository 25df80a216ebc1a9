import { isCapstanError } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import type { QueryState } from './useCapstanQuery'

export interface LoadedProps<Data> extends NotLoadedOptions {
  /** The state of the query; `combineQueries` makes one of several. */
  query: QueryState<Data>
  /** Renders the data once it is loaded. */
  children: (data: Data) => ReactNode
  /** Wraps the placeholder of the data, such as in a card with the same title. */
  frame?: (content: ReactNode) => ReactNode
}

export interface NotLoadedOptions {
  /** The shape of the content while it loads; a heading and three lines unless given. */
  skeleton?: ReactNode
  /** The text of an error; the general one unless given. */
  errorText?: string
  /** Replaces the error when the record does not exist, or its id is not an id. */
  notFound?: ReactNode
}

/** Shows a query: its skeleton while it loads (nothing for the first 50 ms), an error with Retry, or the data. */
export function Loaded<Data>({ query, children, frame, ...options }: LoadedProps<Data>): ReactNode {
  if (query.status === 'ready') return children(query.data)
  const content = <NotLoaded query={query} {...options} />
  return frame ? frame(content) : content
}

interface NotLoadedProps extends NotLoadedOptions {
  query: Exclude<QueryState<unknown>, { status: 'ready' }>
}

function NotLoaded({ query, skeleton, errorText, notFound }: NotLoadedProps) {
  if (query.status === 'loading') return <Loading visible={query.visible}>{skeleton}</Loading>
  if (notFound !== undefined && isNotFound(query.error)) return notFound
  return <ErrorNotice error={query.error} text={errorText} onRetry={query.retry} />
}

const isNotFound = (error: unknown) =>
  isCapstanError(error, 'not_found') || isCapstanError(error, 'invalid_id')
