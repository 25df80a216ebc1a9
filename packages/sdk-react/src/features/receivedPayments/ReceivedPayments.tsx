import type { Capstan } from '@capstan/sdk-core'
import {
  findPayableInvestments,
  matchPayment,
  receivedPaymentPartsQuery,
  receivedPaymentsQuery,
  returnPayment,
  undoPaymentMatch,
  type ReceivedPayment,
  type ReceivedPaymentPart,
} from '@capstan/sdk-core/receivedPayments'
import { useState } from 'react'
import { styled } from 'styled-components'
import { refusalOf } from '../../forms/sending/refusalOf'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { Toolbar } from '../../ui/layout/Toolbar'
import { useReader } from '../accounts/useReader'
import { MatchDialog, ReturnQuestion, type MatchDialogProps } from './MatchDialogs'
import { receivedPaymentsMessages } from './messages'
import { PaymentItem } from './PaymentItem'

export type ReceivedPaymentsProps = BlockProps

/** Received payments at the payment provider for a vendor: matched with investments, undone, returned; the block is empty until one has arrived. @public */
export const ReceivedPayments = block(function ReceivedPayments() {
  const capstan = useCapstan()
  const messages = useMessages('receivedPayments', receivedPaymentsMessages)
  const queries = [receivedPaymentsQuery(capstan), receivedPaymentPartsQuery(capstan)] as const
  const payments = useCapstanQuery(queries[0])
  const parts = useCapstanQuery(queries[1])
  const reader = useReader()

  const found = combineQueries(payments, parts, reader)
  // After a refusal as well: the list then shows the new state of the payment.
  const send = async (write: Promise<void>) => {
    try {
      await write
    } finally {
      await Promise.all(
        queries.map(({ queryKey }) =>
          capstan.queryClient.refetchQueries({ queryKey }).catch(() => undefined),
        ),
      )
    }
  }

  // The card is above the content of its page, which does not wait for it: it has no skeleton.
  if (found.status === 'loading') return null
  return (
    <Loaded query={found} frame={(error) => <Apart title={messages.title}>{error}</Apart>}>
      {([known, matches, person]) =>
        person &&
        known.length > 0 && (
          <ReceivedPaymentsView
            payments={known}
            parts={matches}
            mayMatch={person.mayChange}
            find={(typed, signal) => findPayableInvestments(capstan, person.accountId, typed, signal)}
            onMatch={(match, idempotencyKey) => send(matchPayment(capstan, match, { idempotencyKey }))}
            onUndo={(part, idempotencyKey) => send(undoPaymentMatch(capstan, part, { idempotencyKey }))}
            onReturn={(paymentId, idempotencyKey) =>
              send(returnPayment(capstan, paymentId, { idempotencyKey }))
            }
          />
        )
      }
    </Loaded>
  )
})

export interface ReceivedPaymentsViewProps extends Pick<MatchDialogProps, 'find' | 'onMatch'> {
  /** The newest first. */
  payments: readonly ReceivedPayment[]
  /** The matches of all payments. */
  parts: readonly ReceivedPaymentPart[]
  /** True for owners and admins of the account. */
  mayMatch: boolean
  /** Takes one match back. */
  onUndo: (part: ReceivedPaymentPart, idempotencyKey: string) => Promise<unknown>
  /** Makes the provider return a payment. */
  onReturn: (paymentId: string, idempotencyKey: string) => Promise<unknown>
}

type Shown = 'waiting' | 'matched' | 'returned'
const tabs: readonly Shown[] = ['waiting', 'matched', 'returned']
const tabOf = ({ status }: ReceivedPayment): Shown =>
  status === 'matched' || status === 'returned' ? status : 'waiting'

/** The payments that wait for their investment, that are matched, and that were returned. @public */
export function ReceivedPaymentsView(props: ReceivedPaymentsViewProps) {
  const { payments, parts, mayMatch, find, onMatch, onUndo, onReturn } = props
  const messages = useMessages('receivedPayments', receivedPaymentsMessages)
  const snackbar = useSnackbar()
  const [written, write] = useSearchParameter('payments')
  const [choosing, setChoosing] = useState<ReceivedPayment>()
  const [returning, setReturning] = useState<ReceivedPayment>()
  const [busy, setBusy] = useState<string>()
  const keys = useIntentKey()
  const shown = tabs.find((tab) => tab === written) ?? 'waiting'
  const found = payments.filter((payment) => tabOf(payment) === shown)

  /** Sends an action on a payment. After a lost answer, the same action has the same key. */
  const act = async (
    id: string,
    kind: keyof typeof messages.done,
    about: object,
    write: (idempotencyKey: string) => Promise<unknown>,
  ) => {
    setBusy(id)
    try {
      await write(keys.of({ kind, ...about }))
      keys.forget()
      snackbar.show(messages.done[kind], { tone: 'success' })
    } catch (error) {
      snackbar.show(refusalOf(error)?.text ?? messages.failed, { tone: 'danger' })
    }
    setBusy(undefined)
  }
  const acceptProposal = ({ id, rest, proposal }: ReceivedPayment) => {
    if (!proposal) return
    const match = { paymentId: id, distributionId: proposal.distributionId, amount: rest }
    void act(id, 'match', match, (key) => onMatch(match, key))
  }

  return (
    <Apart flush title={messages.title} className="capstan-received-payments">
      <Toolbar>
        <Chips role="group" aria-label={messages.statuses}>
          {tabs.map((tab) => (
            <FilterChip
              key={tab}
              isSelected={tab === shown}
              count={payments.filter((payment) => tabOf(payment) === tab).length}
              onChange={() => write(tab === 'waiting' ? undefined : tab)}
            >
              {messages[tab]}
            </FilterChip>
          ))}
        </Chips>
      </Toolbar>
      {!mayMatch && <Alert tone="neutral">{messages.readOnly}</Alert>}
      {found.length === 0 && <EmptyState icon="inbox" text={messages.none[shown]} />}
      <LinedList>
        {found.map((payment) => (
          <PaymentItem
            key={payment.id}
            payment={payment}
            parts={parts.filter(({ paymentId }) => paymentId === payment.id)}
            isBusy={busy === payment.id}
            actions={
              mayMatch
                ? {
                    onAccept: () => acceptProposal(payment),
                    onChoose: () => setChoosing(payment),
                    onUndo: (part) =>
                      void act(payment.id, 'undo', { partId: part.id }, (key) => onUndo(part, key)),
                    onReturn: () => setReturning(payment),
                  }
                : undefined
            }
          />
        ))}
      </LinedList>
      {choosing && (
        <MatchDialog
          payment={choosing}
          find={find}
          onMatch={async (...match) => {
            await onMatch(...match)
            snackbar.show(messages.done.match, { tone: 'success' })
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {returning && (
        <ReturnQuestion
          payment={returning}
          isMatched={parts.some(({ paymentId }) => paymentId === returning.id)}
          onReturn={() => {
            setReturning(undefined)
            const { id } = returning
            void act(id, 'giveBack', { id }, (key) => onReturn(id, key))
          }}
          onClose={() => setReturning(undefined)}
        />
      )}
    </Apart>
  )
}

/** Asks for the data of `ReceivedPayments` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetchReceivedPayments(capstan: Capstan): Promise<void> {
  await Promise.all([
    capstan.queryClient.prefetchQuery(receivedPaymentsQuery(capstan)),
    capstan.queryClient.prefetchQuery(receivedPaymentPartsQuery(capstan)),
  ])
}

/** The margin belongs to the card, because the card is absent until a payment has arrived. */
const Apart = styled(Card)`
  margin-block-end: var(--capstan-space-6);
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
`
