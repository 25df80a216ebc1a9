import { useMemo } from 'react'
import type { FieldPathByValue } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { onboardingMessages } from './messages'
import { useSetupForm } from './SetupFormContext'
import type { SetupAnswers } from './setupAnswers'
import { useAnswer } from './useAnswer'

interface CountryAnswerProps {
  /** Where the answer stands in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** Called with the id of the country chosen. */
  onAnswer: (countryId: string) => void
}

/** A country, found by typing. */
export function CountryAnswer({ name, onAnswer }: CountryAnswerProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { countries } = useSetupForm()
  const { onChange, ...answer } = useAnswer(name)
  const options = useMemo(
    () => countries.map(({ id, name: label }) => ({ value: String(id), label })),
    [countries],
  )

  const choose = (countryId: string) => {
    onChange(countryId)
    onAnswer(countryId)
  }

  return <TypeaheadField {...answer} label={messages.country} options={options} onChange={choose} />
}
