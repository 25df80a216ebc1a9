import { compare, decimal } from '@capstan/sdk-core'
import { type FormField, initialInputs } from '@capstan/sdk-core/forms'
import {
  type BrokerSuggestion,
  closingOf,
  type Distributor,
  findBrokers,
  inviteDistributor,
  roundQuery,
} from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { FoundField } from '../../forms/fields/FoundField'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useAskFirst, type FirstQuestion } from '../../forms/useAskFirst'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Inline } from '../../ui/layout/Inline'
import { roundsMessages, type RoundsMessages } from './messages'
import { isEscape } from '../../ui/overlays/isEscape'

export interface InviteDistributorProps {
  roundId: string
  /** The brokers that are invited already. */
  invited: readonly Distributor[]
  onInvited: (distributor: Distributor) => void
  onCancel: () => void
}

/** Row that finds a broker by the beginning of its name, and invites it. Escape closes it. (ROUND-048) */
export function InviteDistributor({ roundId, invited, onInvited, onCancel }: InviteDistributorProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const { units, day } = useFormats()
  const { ask, question } = useAskFirst()
  const round = useCapstanQuery(roundQuery(capstan, roundId))
  const total = round.status === 'ready' ? round.data.total : undefined
  const closing =
    round.status === 'ready'
      ? closingOf({ status: round.data.status, closesOn: [round.data.closesOn] })
      : undefined
  const fields = useMemo(() => invitationFields(messages, invited), [messages, invited])
  // Several brokers may place the same units, and a round may grow: it is asked, not refused.
  const overOf = (managed: string | undefined): FirstQuestion | undefined =>
    managed === undefined || total === undefined || compare(decimal(managed), decimal(total)) <= 0
      ? undefined
      : {
          title: messages.managedOver,
          texts: [fillIn(messages.managedOverText, { managed: units(managed), total: units(total) })],
          confirm: messages.inviteAnyway,
        }
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: {
      already_invited: { field: 'brokerId', text: messages.alreadyInvited },
      not_a_broker: { field: 'brokerId', text: messages.brokerRequired },
      not_allowed: messages.notAllowed,
    },
    onSubmit: async (invitation, idempotencyKey) => {
      if (!(await ask(overOf(invitation.managedUnits)))) return {}
      onInvited(await inviteDistributor(capstan, { roundId, ...invitation }, { idempotencyKey }))
    },
  })

  return (
    <Frame
      onKeyDown={(event) => {
        if (isEscape(event) && form.status.status !== 'submitting') onCancel()
      }}
    >
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.addDistributor}>
        {closing && (
          <Alert tone="warning">
            {closing.reason === 'closed'
              ? messages.roundClosed
              : fillIn(messages.dayPassed, { day: day(closing.day, 'long') })}
          </Alert>
        )}
        <BrokerField invited={invited} />
        <Field name="managedUnits" title="" {...fields.managedUnits} />
        <FormStatusNotice />
        {question}
        <Inline>
          <Button isDisabled={form.status.status === 'submitting'} onPress={onCancel}>
            {messages.cancel}
          </Button>
          <SubmitButton sending={messages.adding}>{messages.add}</SubmitButton>
        </Inline>
      </Form>
    </Frame>
  )
}

function invitationFields(messages: RoundsMessages, invited: readonly Distributor[]) {
  return {
    brokerId: {
      kind: 'typeahead',
      label: messages.broker,
      ifEmpty: messages.brokerRequired,
      problem: (id: string) => (isInvited(invited, id) ? messages.alreadyInvited : undefined),
    },
    managedUnits: {
      kind: 'number',
      isUnits: true,
      label: messages.managedUnitsField,
      hint: messages.managedUnitsHint,
      optional: true,
    },
  } as const satisfies Record<string, FormField>
}

const Frame = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  background: var(--capstan-surface-sunken);
  .capstan-alert {
    margin-block-end: var(--capstan-space-4);
  }
`

interface BrokerFieldProps {
  /** The brokers that are invited already. */
  invited: readonly Distributor[]
}

/** A broker, found by the beginning of its name. */
function BrokerField({ invited }: BrokerFieldProps) {
  const messages = useMessages('rounds', roundsMessages)

  return (
    <FoundField
      name="brokerId"
      label={messages.broker}
      description={messages.brokerHint}
      autoFocus
      find={findBrokers}
      nameOf={nameOf}
      detailOf={({ id }) => (isInvited(invited, id) ? messages.alreadyInvited : undefined)}
      failedText={messages.brokersNotFound}
    />
  )
}

/** True for a broker that cannot be invited now; one that has rejected may be asked again. */
const isInvited = (invited: readonly Distributor[], id: string) =>
  invited.some(({ brokerId, status }) => brokerId === id && status !== 'rejected')

const nameOf = ({ name }: BrokerSuggestion) => name
