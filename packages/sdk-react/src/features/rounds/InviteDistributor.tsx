import { isCapstanError, newId } from '@capstan/sdk-core'
import {
  findBrokers,
  inviteDistributor,
  type BrokerSuggestion,
  type Distributor,
} from '@capstan/sdk-core/rounds'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { Inline } from '../../ui/layout/Inline'
import { useUiMessages } from '../../ui/uiMessages'
import { roundsMessages } from './messages'

export interface InviteDistributorProps {
  roundId: string
  /** Those who are invited already. */
  invited: readonly Distributor[]
  onInvited: (distributor: Distributor) => void
  onCancel: () => void
}

/** Finds a broker by the beginning of its name, and invites it. Escape leaves it. (ROUND-048) */
export function InviteDistributor({ roundId, invited, onInvited, onCancel }: InviteDistributorProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const { errorText } = useUiMessages()
  const [typed, setTyped] = useState('')
  const [brokerId, setBrokerId] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const found = useFoundBrokers(typed)
  // The same broker asked for again is the same invitation.
  const intent = useRef({ brokerId: '', key: newId() })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!brokerId) return setError(messages.brokerRequired)
    if (invited.some((each) => each.brokerId === brokerId)) return setError(messages.alreadyInvited)
    if (intent.current.brokerId !== brokerId) intent.current = { brokerId, key: newId() }
    setIsPending(true)
    try {
      const request = { idempotencyKey: intent.current.key }
      onInvited(await inviteDistributor(capstan, { roundId, brokerId }, request))
    } catch (failure) {
      setError(isCapstanError(failure) ? failure.message : errorText)
      setIsPending(false)
    }
  }

  return (
    <Form
      aria-label={messages.addDistributor}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !isPending) onCancel()
      }}
    >
      <TypeaheadField
        label={messages.broker}
        description={messages.brokerHint}
        error={error}
        value={brokerId}
        autoFocus
        options={found.map(({ id, name }) => ({
          value: id,
          label: name,
          detail: invited.some((each) => each.brokerId === id) ? messages.alreadyInvited : undefined,
        }))}
        onInputChange={setTyped}
        onChange={(value) => {
          setBrokerId(value)
          setError(undefined)
        }}
      />
      <Inline>
        <Button isDisabled={isPending} onPress={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {isPending ? messages.adding : messages.add}
        </Button>
      </Inline>
    </Form>
  )
}

/** The brokers whose names begin with what is typed, a moment after it was. Who was found stays until others are. */
function useFoundBrokers(typed: string): readonly BrokerSuggestion[] {
  const capstan = useCapstan()
  const [found, setFound] = useState<readonly BrokerSuggestion[]>([])

  useEffect(() => {
    // What was chosen stands in the field, and nobody looks for it any more.
    if (typed.trim() === '' || found.some(({ name }) => name === typed)) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      findBrokers(capstan, typed, abort.signal).then(setFound, () => undefined)
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [capstan, typed, found])

  return found
}

const Form = styled.form`
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  background: var(--capstan-surface-sunken);
`
