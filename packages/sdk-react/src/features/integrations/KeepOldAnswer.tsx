import { useAnswer } from '../../forms/useAnswer'
import { useMessages } from '../../provider/useMessages'
import { RadioField } from '../../ui/choices/RadioField'
import { integrationsMessages, type IntegrationsMessages } from './messages'

/** How a rotation is answered. */
export interface RotationAnswers {
  /** Seconds, as text. */
  keepOldFor: string
}

/** How long a key that gives way still opens. */
export function KeepOldAnswer({ choices }: { choices: readonly number[] }) {
  const messages = useMessages('integrations', integrationsMessages)
  const answer = useAnswer<RotationAnswers>('keepOldFor')

  return (
    <RadioField
      {...answer}
      label={messages.keepOld}
      description={answer.value === '0' ? helpAtOnce(choices, messages) : messages.keepOldHelp}
      options={choices.map((seconds) => ({ value: String(seconds), label: wordOf(seconds, messages) }))}
      stack
    />
  )
}

function wordOf(seconds: number, messages: IntegrationsMessages): string {
  const texts: Record<number, string> = {
    0: messages.keepNone,
    3_600: messages.keepHour,
    86_400: messages.keepDay,
    604_800: messages.keepWeek,
  }
  return texts[seconds] ?? String(seconds)
}

function helpAtOnce(choices: readonly number[], messages: IntegrationsMessages): string {
  return choices.length === 1 ? messages.twoAlready : messages.keepNoneHelp
}
