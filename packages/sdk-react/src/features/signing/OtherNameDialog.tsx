import { useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { SelectField } from '../../ui/choices/SelectField'
import { TextField } from '../../ui/fields/text/TextField'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { signingMessages } from './messages'

export interface OtherNameDialogProps {
  /** The name that the signer has in the account. */
  accountName: string
  /** The name that was typed. */
  name: string
  /** Called with the reason, in the words of the reader. */
  onSign: (reason: string) => void
  onUseAccountName: () => void
  onClose: () => void
}

/**
 * Dialog that asks for the reason to sign with another name than the account's. The certificate shows both names and the reason.
 */
export function OtherNameDialog({
  accountName,
  name,
  onSign,
  onUseAccountName,
  onClose,
}: OtherNameDialogProps) {
  const messages = useMessages('signing', signingMessages)
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reasons: Record<string, string> = {
    way: messages.wayISign,
    changed: messages.nameChanged,
    wrong: messages.accountWrong,
    other: words.trim(),
  }
  const reason = reasons[choice]

  return (
    <Dialog
      isOpen
      title={messages.otherName}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onUseAccountName}>{messages.useMyName}</Button>
          <Button variant="primary" onPress={() => (reason ? onSign(reason) : setAsked(true))}>
            {fillIn(messages.signAs, { name: name.trim() })}
          </Button>
        </>
      }
    >
      <Stack>
        <span>{messages.otherNameLead}</span>
        <DefinitionRows>
          <Row label={messages.yourAccount} value={<bdi>{accountName}</bdi>} />
          <Row label={messages.youTyped} value={<strong>{name}</strong>} />
        </DefinitionRows>
        <SelectField
          label={messages.whyOther}
          value={choice}
          onChange={setChoice}
          isRequired
          error={isAsked && !choice ? messages.whyRequired : undefined}
          options={[
            { value: 'way', label: messages.wayISign },
            { value: 'changed', label: messages.nameChanged },
            { value: 'wrong', label: messages.accountWrong },
            { value: 'other', label: messages.otherReason },
          ]}
        />
        {choice === 'other' && (
          <TextField
            label={messages.reason}
            value={words}
            maxLength={200}
            onChange={setWords}
            isRequired
            error={isAsked && !words.trim() ? messages.whyRequired : undefined}
          />
        )}
      </Stack>
    </Dialog>
  )
}
