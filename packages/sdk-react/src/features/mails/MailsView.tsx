import type { MailChoice } from '@capstan/sdk-core/mails'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Chip } from '../../ui/display/Chip'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList, LinedWords } from '../../ui/layout/LinedList'
import { MailItem } from './MailItem'
import { mailsMessages } from './messages'

export interface MailsViewProps {
  /** Each kind that may be turned off. */
  choices: readonly MailChoice[]
  /** Turns one off or on. */
  onChoose: (choice: MailChoice, idempotencyKey: string) => Promise<unknown>
}

/** Kinds of mail as rows, each saved by itself; those that always come say so. @public */
export function MailsView({ choices, onChoose }: MailsViewProps) {
  const messages = useMessages('mails', mailsMessages)

  return (
    <Card flush className="capstan-mails" title={messages.title} actions={<Note>{messages.about}</Note>}>
      <LinedList>
        {choices.map((choice) => (
          <MailItem key={choice.kind} choice={choice} onChoose={onChoose} />
        ))}
        {(['signing', 'access'] as const).map((kind) => (
          <LinedItem key={kind}>
            <LinedWords>
              <span className="capstan-strong">{messages[kind]}</span>
              <p>{messages[`${kind}About`]}</p>
            </LinedWords>
            <Chip icon="lock">{messages.always}</Chip>
          </LinedItem>
        ))}
      </LinedList>
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
