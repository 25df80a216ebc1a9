import type { MailChoice } from '@capstan/sdk-core/mails'
import { newId } from '@capstan/sdk-core'
import { useId, useState } from 'react'
import { refusalOf } from '../../forms/refusalOf'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { LinedItem, LinedWords } from '../../ui/layout/LinedList'
import { useUiMessages } from '../../ui/uiMessages'
import { mailsMessages } from './messages'

export interface MailItemProps {
  choice: MailChoice
  onChoose: (choice: MailChoice, idempotencyKey: string) => Promise<unknown>
}

/** A kind of mail and its switch, saved as it is turned; where that was refused it stands as it was, and says why. */
export function MailItem({ choice: { kind, isOn }, onChoose }: MailItemProps) {
  const messages = useMessages('mails', mailsMessages)
  const { errorText } = useUiMessages()
  const aboutId = useId()
  const [wanted, setWanted] = useState<boolean>()
  const [error, setError] = useState<string>()

  const choose = async (next: boolean) => {
    if (wanted !== undefined) return
    setWanted(next)
    setError(undefined)
    await onChoose({ kind, isOn: next }, newId()).catch((failure: unknown) =>
      setError(refusalOf(failure)?.text ?? errorText),
    )
    setWanted(undefined)
  }

  return (
    <LinedItem data-status={(wanted ?? isOn) ? 'on' : 'off'}>
      <LinedWords id={aboutId}>
        <span className="capstan-strong">{messages[kind]}</span>
        <p>{messages[`${kind}About`]}</p>
        {error && <Alert tone="danger">{error}</Alert>}
      </LinedWords>
      <SwitchField
        name={kind}
        value={wanted ?? isOn}
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
