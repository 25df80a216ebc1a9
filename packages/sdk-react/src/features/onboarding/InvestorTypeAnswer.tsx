import { useFormContext } from 'react-hook-form'
import { useAnswer } from '../../forms/useAnswer'
import { useMessages } from '../../provider/useMessages'
import { SelectField } from '../../ui/choices/SelectField'
import { fitParties } from './fitParties'
import { onboardingMessages } from './messages'
import type { SetupAnswers } from './setupAnswers'

/** What kind of investor the account is. Changing it keeps every answer; what the new type does not ask only waits. */
export function InvestorTypeAnswer({ types }: { types: readonly string[] }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { clearErrors, getValues, setValue } = useFormContext<SetupAnswers>()
  const { onChange, ...answer } = useAnswer<SetupAnswers, 'type'>('type')

  const choose = (type: string) => {
    setValue('parties', fitParties(type, getValues('parties')))
    clearErrors()
    onChange(type)
  }

  return (
    <SelectField
      {...answer}
      label={messages.investorType}
      placeholder={messages.investorTypePlaceholder}
      options={types.map((type) => ({ value: type, label: messages.types[type] ?? type }))}
      onChange={choose}
    />
  )
}
