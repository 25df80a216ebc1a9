import { chooseMail, type MailChoice, mailChoicesQuery } from '@capstan/sdk-core/mails'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useSwitches } from '../../forms/sending/useSwitches'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { Chip } from '../../ui/display/Chip'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList, LinedWords } from '../../ui/layout/LinedList'
import { mailsMessages } from './messages'

export type MailsProps = BlockProps

/** The mails that the signed-in user receives: each kind is turned off or on, except those that are always sent. @public */
export const Mails = block(function Mails() {
  const capstan = useCapstan()
  const messages = useMessages('mails', mailsMessages)
  const choices = useCapstanQuery(mailChoicesQuery(capstan))
  return (
    <Loaded
      query={choices}
      skeleton={<SkeletonRows count={6} />}
      frame={(content) => (
        <Card flush title={messages.title}>
          {content}
        </Card>
      )}
    >
      {(choices) => (
        <MailsView
          choices={choices}
          onChoose={(choice, idempotencyKey) => chooseMail(capstan, choice, { idempotencyKey })}
        />
      )}
    </Loaded>
  )
})

export interface MailsViewProps {
  /** Each kind that may be turned off. */
  choices: readonly MailChoice[]
  /** Turns one off or on. */
  onChoose: (choice: MailChoice, idempotencyKey: string) => Promise<unknown>
}

/** Kinds of mail as rows, each saved on its own; the kinds that cannot be turned off say so. @public */
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

interface MailItemProps {
  choice: MailChoice
  onChoose: (choice: MailChoice, idempotencyKey: string) => Promise<unknown>
}

/** A kind of mail and its switch, which saves when it is turned. A refused change is undone, with the reason beside it. */
function MailItem({ choice: { kind, isOn }, onChoose }: MailItemProps) {
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
            <span>{messages.turnOn}</span>
            <VisuallyHidden>: {messages[kind]}</VisuallyHidden>
          </>
        }
      />
    </LinedItem>
  )
}
