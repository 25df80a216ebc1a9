import { useAnswer } from '../../forms/useAnswer'
import { useMessages } from '../../provider/useMessages'
import { RadioField } from '../../ui/choices/RadioField'
import { signingMessages } from './messages'

export interface DeclineWayProps {
  onAnswer: (way: string) => void
}

/** Choice between declining the papers and returning them for a correction, with the effect of each. */
export function DeclineWay({ onAnswer }: DeclineWayProps) {
  const messages = useMessages('signing', signingMessages)
  const { onChange, ...answer } = useAnswer<{ way: string }, 'way'>('way')
  const options = [
    { value: 'back', label: messages.sendBack, description: messages.sendBackHint },
    { value: 'decline', label: messages.declineForGood, description: messages.declineHint },
  ]

  return (
    <RadioField
      {...answer}
      label={messages.declineWay}
      stack
      options={options}
      onChange={(way) => {
        onChange(way)
        onAnswer(way)
      }}
    />
  )
}
