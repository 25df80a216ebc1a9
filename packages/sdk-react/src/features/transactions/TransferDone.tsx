import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Icon } from '../../ui/display/Icon'
import { FormFooter } from '../../ui/forms/FormFooter'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import type { ReviewedTransfer } from './TransferChoice'

export interface TransferDoneProps {
  transfer: ReviewedTransfer
  transactionId: string
  onClose: () => void
}

/** What was transferred, and the way to its transaction. */
export function TransferDone({ transfer, transactionId, onClose }: TransferDoneProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const { href } = useRouter()
  const { holding, recipient, units } = transfer
  const said = {
    ...{ units: exactUnits(formats, units), security: holding.security },
    ...{ seller: holding.investor, buyer: recipient.name },
  }

  return (
    <>
      <Said tabIndex={-1} ref={focusOnce}>
        <Icon name="check-circle" />
        <span>{fillIn(formats.pluralText(messages.done, units), said)}</span>
      </Said>
      <FormFooter>
        <Button onPress={onClose}>{messages.close}</Button>
        <LinkButton variant="primary" href={href(`/transaction/${transactionId}`)}>
          {messages.openTransaction}
        </LinkButton>
      </FormFooter>
    </>
  )
}

/** The button that was pressed is gone: what became of it is read out in its place. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const Said = styled.p`
  outline: none;
  display: flex;
  gap: var(--capstan-space-2);
  margin: 0 0 var(--capstan-space-4);
  overflow-wrap: anywhere;
  > .capstan-icon {
    flex: none;
    color: var(--capstan-success);
  }
`
