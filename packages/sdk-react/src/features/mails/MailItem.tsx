import type { MailChoice } from '@capstan/sdk-core/mails'
import { useId } from 'react'
import { useSwitches } from '../../forms/useSwitches'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { LinedItem, LinedWords } from '../../ui/layout/LinedList'
import { mailsMessages } from './messages'

export interface MailItemProps {
  choice: MailChoice
  onChoose: (choice: MailChoice, idempotencyKey: string) => Promise<unknown>
}

/** A kind of mail and its switch, saved as it is turned; where that was refused it stands as it was, and says why. */
export function MailItem({ choice: { kind, isOn }, onChoose }: MailItemProps) {
  const messages = useMessages('mails', mailsMessages)
  const aboutId = useId()
  const switches = useSwitches()
  const one = { id: kind, name: kind, saved: isOn }
  const isWanted = switches.valueOf(one)
  const refusal = switches.refusalOf(kind)

  const choose = (next: boolean) =>
    switches.turn(one, next, (value, idempotencyKey) => onChoose({ kind, isOn: value }, idempotencyKey))

  return (
    <LinedItem data-status={isWanted ? 'on' : 'off'}>
      <LinedWords id={aboutId}>
        <span className="capstan-strong">{messages[kind]}</span>
        <p>{messages[`${kind}About`]}</p>
        {refusal && <Alert tone="danger">{refusal}</Alert>}
      </LinedWords>
      <SwitchField
        name={kind}
        value={isWanted}
        onChange={(next) => void choose(next)}
        label={
          <>
            {messages.turnOn}
            <VisuallyHidden>: {messages[kind]}</VisuallyHidden>
          </>
        }
      />
    </LinedItem>
  )
}
