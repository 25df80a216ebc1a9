import type { Capstan } from '@capstan/sdk-core'
import { useCallback, useRef } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { TypeaheadField, type TypeaheadFieldProps } from '../../ui/choices/TypeaheadField'
import { SearchFailed } from './SearchFailed'
import { useAnswer } from '../useAnswer'
import { useFound } from './useFound'

export interface FoundFieldProps<Found> extends Pick<
  TypeaheadFieldProps,
  'label' | 'description' | 'autoFocus' | 'opensOnPress'
> {
  /** The answer of the form: the id of the selected record. */
  name: string
  /** Searches the platform for the typed text; pass the same function in every render. */
  find: (capstan: Capstan, typed: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** Returns the name of a result; keep it the same function for all renders. */
  nameOf: (found: Found) => string
  detailOf: (found: Found) => string | undefined
  /** Said where the search failed: it has not found that there is nothing. */
  failedText: string
  onChoose?: (found: Found | undefined) => void
}

/** Field with a search: the reader selects one of the records found. */
export function FoundField<Found extends { id: string }>(props: FoundFieldProps<Found>) {
  const { name, find, nameOf, detailOf, failedText, onChoose, ...field } = props
  const capstan = useCapstan()
  const input = useRef<HTMLInputElement>(null)
  const { ref, ...answer } = useAnswer<Record<string, string>>(name)
  const ask = useCallback(
    (typed: string, signal: AbortSignal) => find(capstan, typed, signal),
    [capstan, find],
  )
  const { found, type, choose, retry } = useFound(ask, nameOf)

  return (
    <>
      <TypeaheadField
        {...field}
        {...answer}
        ref={(control) => {
          input.current = control
          ref(control)
        }}
        hasFailed={retry !== undefined}
        options={found.map((each) => ({ value: each.id, label: nameOf(each), detail: detailOf(each) }))}
        onInputChange={type}
        onChange={(id) => {
          answer.onChange(id)
          const chosen = choose(id)
          onChoose?.(chosen)
        }}
      />
      {retry && (
        <SearchFailed
          text={failedText}
          onRetry={() => {
            retry()
            // The button that was pressed goes.
            input.current?.focus()
          }}
        />
      )}
    </>
  )
}
