import { findBrokers, type BrokerSuggestion, type Distributor } from '@capstan/sdk-core/rounds'
import { useCallback, useRef } from 'react'
import { useAnswer } from '../../forms/useAnswer'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { SearchFailed } from '../transactions/SearchFailed'
import { useFound } from '../transactions/useFound'
import { roundsMessages } from './messages'

export interface BrokerFieldProps {
  /** Those who are invited already. */
  invited: readonly Distributor[]
}

/** A broker, found by the beginning of its name. A search that failed says so: it has not found that there is nobody. */
export function BrokerField({ invited }: BrokerFieldProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const input = useRef<HTMLInputElement>(null)
  const { ref, ...answer } = useAnswer<{ brokerId: string }, 'brokerId'>('brokerId')
  const find = useCallback(
    (typed: string, signal: AbortSignal) => findBrokers(capstan, typed, signal),
    [capstan],
  )
  const { found, type, choose, retry } = useFound(find, nameOf)

  return (
    <>
      <TypeaheadField
        {...answer}
        ref={(control) => {
          input.current = control
          ref(control)
        }}
        label={messages.broker}
        description={messages.brokerHint}
        autoFocus
        hasFailed={retry !== undefined}
        options={found.map(({ id, name }) => ({
          value: id,
          label: name,
          detail: invited.some(({ brokerId }) => brokerId === id) ? messages.alreadyInvited : undefined,
        }))}
        onInputChange={type}
        onChange={(id) => {
          answer.onChange(id)
          choose(id)
        }}
      />
      {retry && (
        <SearchFailed
          text={messages.brokersNotFound}
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

const nameOf = ({ name }: BrokerSuggestion) => name
