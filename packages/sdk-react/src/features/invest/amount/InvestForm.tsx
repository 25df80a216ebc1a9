import { fieldMessage } from '@capstan/sdk-core'
import {
  totalFor,
  unitsRefusal,
  type InvestDraft,
  type InvestDraftEvent,
  type UnitLimits,
} from '@capstan/sdk-core/invest'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { SubmitButton } from '../../../forms/sending/SubmitButton'
import { useFieldMessages } from '../../../language/useFieldMessages'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { AmountField } from '../../../ui/fields/numbers/AmountField'
import { afterPress, watchPresses } from '../../../ui/forms/afterPress'
import { FormFooter } from '../../../ui/forms/FormFooter'
import { NumberField } from '../../../ui/fields/numbers/NumberField'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { limitsText } from './limitsText'
import { investMessages } from '../messages'
import { refusalText } from './refusalText'

export interface InvestFormProps {
  /** The texts of the two inputs. */
  draft: Pick<InvestDraft, 'fields' | 'price'>
  /** How many units one investment may take. */
  limits?: UnitLimits
  /** The platform accepts no more amounts: the entry stays readable, without a button. */
  isOver?: boolean
  /** Whether the host is being asked about the amount. */
  isAsking?: boolean
  /** The text of the button; "Invest" unless given. */
  submitLabel?: string
  /** Shows price and total under the fields, in a card without an offering beside it. */
  isSummed?: boolean
  /** Called with each action of the investor. */
  onDraft: (event: Exclude<InvestDraftEvent, { type: 'confirm' }>) => void
  /** Called when the investor keeps the current amount; absent if there is none. */
  onLeave?: () => void
}

/** Units and Total Investment (USD): the one edited last decides, the other follows. */
export function InvestForm({ draft: { fields, price }, limits, isOver = false, ...rest }: InvestFormProps) {
  const { isAsking, submitLabel, isSummed, onDraft, onLeave } = rest
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const fieldMessages = useFieldMessages()
  const [isChecked, setChecked] = useState(false)
  const unitsField = useRef<HTMLInputElement>(null)
  const totalField = useRef<HTMLInputElement>(null)
  const { units, unitsText, totalText } = fields
  const isNone = units ? units.isZero : unitsText.trim() === ''
  const beyond = units && !isNone ? unitsRefusal(units, limits) : undefined
  const isUnread = totalText.trim() !== '' && formats.parseNumber(totalText) === undefined
  const totalProblem = isUnread ? fieldMessage('number', 'invalid', fieldMessages) : undefined
  const problem = isNone
    ? messages.unitsMissing
    : beyond
      ? refusalText(beyond.key, beyond.details, messages, formats)
      : units
        ? undefined
        : messages.notWhole

  const type = (type: 'typeUnits' | 'typeTotal', text: string) => {
    setChecked(false)
    onDraft({ type, text })
  }
  const leave = () =>
    afterPress(() => {
      setChecked(true)
      onDraft({ type: 'leave' })
    })
  useEffect(watchPresses, [])
  const check = () => {
    setChecked(true)
    if (totalProblem) totalField.current?.focus()
    else if (problem) unitsField.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOver) return
    check()
    onDraft({ type: 'invest', limits })
  }

  return (
    <form className="capstan-invest-form" noValidate onSubmit={submit}>
      <NumberField
        ref={unitsField}
        name="units"
        label={messages.units}
        description={isNone ? (isChecked ? undefined : problem) : limitsText(limits, messages, formats)}
        error={isChecked && !totalProblem ? problem : undefined}
        value={unitsText}
        isReadOnly={isOver}
        onChange={(text) => type('typeUnits', text)}
        onBlur={leave}
      />
      {!price.isZero && (
        <AmountField
          ref={totalField}
          name="total"
          label={messages.totalInvestment}
          description={messages.totalHelp}
          error={isChecked ? totalProblem : undefined}
          value={totalText}
          isReadOnly={isOver}
          onChange={(text) => type('typeTotal', text)}
          onBlur={leave}
        />
      )}
      {isSummed && units && !price.isZero && (
        <Sum compact total>
          <Row label={messages.pricePerUnit} value={formats.price(price)} />
          <Row label={messages.total} value={formats.money(totalFor(units, price))} strong />
        </Sum>
      )}
      {(!isOver || onLeave) && (
        <FormFooter>
          {onLeave && <Button onPress={onLeave}>{messages.cancel}</Button>}
          {!isOver && (
            <SubmitButton
              isSending={isAsking}
              sending={messages.checking}
              unavailable={isNone ? messages.unitsMissing : undefined}
              onUnavailable={check}
            >
              {submitLabel ?? messages.invest}
            </SubmitButton>
          )}
        </FormFooter>
      )}
    </form>
  )
}

const Sum = styled(DefinitionRows)`
  margin-block-end: var(--capstan-space-4);
`
