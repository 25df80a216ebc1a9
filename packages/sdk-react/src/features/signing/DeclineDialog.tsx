import { declinePapers } from '@capstan/sdk-core/signing'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../provider/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { RadioField } from '../../ui/choices/RadioField'
import { Alert } from '../../ui/feedback/Alert'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { Dialog } from '../../ui/overlays/Dialog'
import { signingMessages } from './messages'

export interface DeclineDialogProps {
  stepId: string
  /** Who sent the papers. */
  sender: string
  isOpen: boolean
  onClose: () => void
  /** Called when the papers were declined, for good or to be corrected. */
  onDeclined: (isFinal: boolean) => void
}

/** Asks why nothing is signed, and what is to follow. */
export function DeclineDialog({ isOpen, onClose, ...rest }: DeclineDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} {...rest} /> : null
}

function OpenDialog({ stepId, sender, onClose, onDeclined }: Omit<DeclineDialogProps, 'isOpen'>) {
  const capstan = useCapstan()
  const messages = useMessages('signing', signingMessages)
  const [way, setWay] = useState('')
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'asking' | 'refused' | 'sending' | 'failed'>('asking')
  const isFinal = way === 'decline'
  const isLacking = state === 'refused'

  const send = async () => {
    if (state === 'sending') return
    if (!way || !reason.trim()) return setState('refused')
    setState('sending')
    try {
      await declinePapers(capstan, { stepId, reason: reason.trim(), isFinal })
      onDeclined(isFinal)
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      isOpen
      title={messages.declineTitle}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button
            variant={isFinal ? 'danger' : 'primary'}
            pending={state === 'sending'}
            onPress={() => void send()}
          >
            {isFinal ? messages.confirmDecline : messages.confirmSendBack}
          </Button>
        </>
      }
    >
      <Body>
        <p>{fillIn(messages.declineLead, { sender })}</p>
        {state === 'failed' && <Alert tone="danger">{messages.declineFailed}</Alert>}
        <RadioField
          label={messages.declineWay}
          stack
          value={way}
          error={isLacking && !way ? messages.wayRequired : undefined}
          onChange={setWay}
          options={[
            { value: 'back', label: messages.sendBack, description: messages.sendBackHint },
            { value: 'decline', label: messages.declineForGood, description: messages.declineHint },
          ]}
        />
        <TextAreaField
          label={messages.reason}
          value={reason}
          maxLength={1000}
          error={isLacking && !reason.trim() ? messages.reasonRequired : undefined}
          onChange={setReason}
        />
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--capstan-space-4);
  > p {
    margin: 0;
  }
`
