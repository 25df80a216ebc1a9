import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAnswer } from '../../../forms/useAnswer'
import { useMessages } from '../../../provider/useMessages'
import { TypeaheadField } from '../../../ui/choices/TypeaheadField'
import { fitParties } from '../answers/fitParties'
import { onboardingMessages } from '../messages'
import type { SetupAnswers } from '../answers/setupAnswers'
import { typeOptions } from './typeOptions'

/** The investor type of the account. A change of type keeps every answer, also those that the new type does not ask for. */
export function InvestorTypeAnswer({ types }: { types: readonly string[] }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { clearErrors, getValues, setValue } = useFormContext<SetupAnswers>()
  const { onChange, ...answer } = useAnswer<SetupAnswers, 'type'>('type')
  const options = useMemo(() => typeOptions(types, messages), [types, messages])

  const choose = (type: string) => {
    // Clearing the field to search for another type keeps the form until one is chosen.
    if (!type) return
    setValue('parties', fitParties(type, getValues('parties')))
    clearErrors()
    onChange(type)
  }

  return (
    <TypeaheadField
      {...answer}
      label={messages.investorType}
      placeholder={messages.investorTypePlaceholder}
      description={options.find(({ value }) => value === answer.value)?.description}
      options={options}
      opensOnPress
      onChange={choose}
    />
  )
}
