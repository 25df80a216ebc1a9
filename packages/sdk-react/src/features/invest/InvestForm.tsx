import type { InvestDraft, InvestDraftEvent } from '@capstan/sdk-core/invest'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../forms/SubmitButton'
import { useMessages } from '../../provider/useMessages'
import { AmountField } from '../../ui/fields/AmountField'
import { FormFooter } from '../../ui/forms/FormFooter'
import { NumberField } from '../../ui/fields/NumberField'
import { investMessages } from './messages'

export interface InvestFormProps {
  /** What stands in the two inputs. */
  draft: Pick<InvestDraft, 'fields' | 'price'>
  /** The platform takes no amount any more: what was entered stays to be read, and there is nothing to press. */
  isOver?: boolean
  /** Called with what the investor does. */
  onDraft: (event: Exclude<InvestDraftEvent, { type: 'confirm' }>) => void
}

/** Units and Total Investment (USD): the one edited last decides, the other follows. */
export function InvestForm({ draft: { fields, price }, isOver = false, onDraft }: InvestFormProps) {
  const messages = useMessages('invest', investMessages)
  const [isChecked, setChecked] = useState(false)
  const { units, unitsText, totalText } = fields
  const isNone = units ? units.isZero : unitsText.trim() === ''

  const type = (type: 'typeUnits' | 'typeTotal', text: string) => {
    setChecked(false)
    onDraft({ type, text })
  }
  const leave = () => {
    setChecked(true)
    onDraft({ type: 'leave' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOver) return
    setChecked(true)
    onDraft({ type: 'invest' })
  }

  return (
    <form className="capstan-invest-form" noValidate onSubmit={submit}>
      <NumberField
        name="units"
        label={messages.units}
        description={isNone ? messages.unitsMissing : messages.unitsHelp}
        error={isChecked && !units && !isNone ? messages.notWhole : undefined}
        value={unitsText}
        isReadOnly={isOver}
        onChange={(text) => type('typeUnits', text)}
        onBlur={leave}
      />
      {!price.isZero && (
        <AmountField
          name="total"
          label={messages.totalInvestment}
          description={messages.totalHelp}
          value={totalText}
          isReadOnly={isOver}
          onChange={(text) => type('typeTotal', text)}
          onBlur={leave}
        />
      )}
      {!isOver && (
        <FormFooter>
          <SubmitButton unavailable={isNone ? messages.unitsMissing : undefined}>
            {messages.invest}
          </SubmitButton>
        </FormFooter>
      )}
    </form>
  )
}
