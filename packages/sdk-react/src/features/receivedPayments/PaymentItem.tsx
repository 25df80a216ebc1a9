import {
  receivedPaymentSubject,
  type ReceivedPayment,
  type ReceivedPaymentPart,
} from '@capstan/sdk-core/receivedPayments'
import { styled } from 'styled-components'
import { formsMessages } from '../../forms/messages'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useIsFindingOut } from '../../provider/offline/SettleEarlierWrites'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { LinedWords } from '../../ui/layout/LinedList'
import { receivedPaymentsMessages } from './messages'

export interface PaymentItemProps {
  payment: ReceivedPayment
  /** Its matches. */
  parts: readonly ReceivedPaymentPart[]
  /** True while an action of it is being sent. */
  isBusy: boolean
  /** The actions of a reader who may match it. */
  actions?: {
    /** Matches the rest with the investment that is proposed. */
    onAccept: () => void
    /** Opens the choice of an investment. */
    onChoose: () => void
    onUndo: (part: ReceivedPaymentPart) => void
    onReturn: () => void
  }
}

/** One payment: payer, amount, day and reference, its matches, and the actions for the rest. */
export function PaymentItem({ payment, parts, isBusy: isSending, actions }: PaymentItemProps) {
  const messages = useMessages('receivedPayments', receivedPaymentsMessages)
  const { findingOut } = useMessages('forms', formsMessages)
  const { money, day } = useFormats()
  // Also after a reload: no action is offered again before the outcome of the last one is known.
  const isFindingOut = useIsFindingOut(receivedPaymentSubject(payment.id))
  const isBusy = isSending || isFindingOut
  const { amount, rest, paidOn, reference, proposal, status, heldRound } = payment
  const payer = payment.payer || messages.unknownPayer
  const isWaiting = status === 'unmatched' || status === 'proposed'
  const isPart = isWaiting && parts.length > 0
  const isIssued = parts.some((part) => part.isIssued)
  const values = { amount: money(rest), payer, investor: proposal?.investor ?? '' }

  return (
    <Item
      aria-label={fillIn(messages.partOf, { amount: money(amount), investor: payer, round: day(paidOn) })}
    >
      <LinedWords>
        <p className="capstan-strong">
          <span>{money(amount)}</span> <bdi>{payer}</bdi>
        </p>
        <p>
          <time dateTime={paidOn}>{day(paidOn, 'paidOn')}</time>{' '}
          <bdi>{reference ? fillIn(messages.reference, { reference }) : messages.noReference}</bdi>
        </p>
        {isPart && <p>{fillIn(messages.restOf, { rest: money(rest), amount: money(amount) })}</p>}
        {isWaiting && proposal && (
          <p>
            <bdi className="capstan-strong">
              {fillIn(messages.proposed, { investor: proposal.investor, round: proposal.round })}
            </bdi>{' '}
            <span>{messages.reasons[proposal.reason]}</span>
          </p>
        )}
        {isWaiting && heldRound !== null && <p>{fillIn(messages.held, { round: heldRound })}</p>}
        {isWaiting && !proposal && heldRound === null && <p>{messages.noProposal}</p>}
      </LinedWords>
      {actions && status !== 'returned' && (
        <Buttons>
          {!isIssued && (
            <Button
              dense
              variant="quiet"
              aria-label={fillIn(messages.giveBackOf, {
                action: messages.giveBack,
                amount: money(amount),
                payer,
              })}
              isDisabled={isBusy}
              onPress={actions.onReturn}
            >
              {messages.giveBack}
            </Button>
          )}
          {isWaiting && (
            <Button
              dense
              aria-label={fillIn(messages.chooseOf, { ...values, action: messages.choose })}
              isDisabled={isBusy}
              onPress={actions.onChoose}
            >
              {messages.choose}
            </Button>
          )}
          {isWaiting && proposal && (
            <Button
              dense
              variant="primary"
              aria-label={fillIn(messages.matchOf, { ...values, action: messages.match })}
              pending={isBusy}
              onPress={actions.onAccept}
            >
              {messages.match}
            </Button>
          )}
        </Buttons>
      )}
      {isFindingOut && (
        <Wide>
          <Alert tone="warning">{findingOut}</Alert>
        </Wide>
      )}
      {parts.length > 0 && (
        <Parts>
          {parts.map((part) => (
            <li key={part.id}>
              <span>
                <bdi>
                  {fillIn(messages.partOf, {
                    ...{ amount: money(part.amount), investor: part.investor, round: part.round },
                  })}
                </bdi>{' '}
                <small>{messages.by[part.by]}</small>
              </span>
              {part.isIssued && <Chip tone="success">{messages.issued}</Chip>}
              {actions && !part.isIssued && status !== 'returned' && (
                <Button
                  dense
                  variant="quiet"
                  aria-label={fillIn(messages.undoOf, { action: messages.undo, investor: part.investor })}
                  isDisabled={isBusy}
                  onPress={() => actions.onUndo(part)}
                >
                  {messages.undo}
                </Button>
              )}
            </li>
          ))}
        </Parts>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-6);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  overflow-wrap: anywhere;
  p {
    margin: 0;
    color: var(--capstan-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .capstan-strong {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
`

const Wide = styled.div`
  flex: 1 0 100%;
`

const Parts = styled.ul`
  flex: 1 0 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-1) var(--capstan-space-4);
    padding-block: var(--capstan-space-1);
  }
  > li > * {
    min-width: 0;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
