import { computedDecimal } from '@capstan/sdk-core'
import { addInvestmentNote, allocationInvestmentQuery } from '@capstan/sdk-core/allocations'
import { distributionSummaryQuery, type DistributionSummary } from '@capstan/sdk-core/distributions'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { StatusChip } from '../../ui/display/StatusChip'
import { usePaidWord } from '../../ui/display/usePaidWord'
import { Alert } from '../../ui/feedback/Alert'
import { DialogGuardContext, useDialogGuard } from '../../ui/overlays/DialogGuard'
import { DiscardQuestion } from '../../ui/overlays/DiscardQuestion'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { useReader, type Reader } from '../accounts/useReader'
import { Payments } from '../allocations/DistributionEditor'
import { allocationsMessages } from '../allocations/messages'
import { NoteList } from '../allocations/NoteList'
import { QualificationList } from '../allocations/QualificationList'
import { useSend } from '../allocations/useSend'
import { useAllowedHref } from '../accounts/useAllowedHref'
import { distributionsMessages } from './messages'

export interface DistributionPanelProps {
  distributionId: string
  /** Called when the reader closes the panel; without it there is no button for that. */
  onClose?: () => void
  /** Called to show the distribution before this one in its list. */
  onPrevious?: () => void
  /** Called to show the distribution after this one in its list. */
  onNext?: () => void
  /** True when focus moves to the heading as soon as the panel is shown: the reader opened it. */
  takesFocus?: boolean
}

/** One distribution beside its list: facts, status, payments and notes, and a link to its allocation. @public */
export const DistributionPanel = block(function DistributionPanel(props: DistributionPanelProps) {
  const { distributionId, onClose, onPrevious, onNext, takesFocus = false } = props
  const capstan = useCapstan()
  const messages = useMessages('distributions', distributionsMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useCapstanQuery(distributionSummaryQuery(capstan, distributionId))
  const query = combineQueries(
    useReader(),
    summary,
    useCapstanQuery(allocationInvestmentQuery(capstan, distributionId)),
  )
  const { guard, isAsking, keep, discard } = useDialogGuard(true)
  const known = summary.status === 'ready' ? summary.data : undefined
  const button = (icon: 'chevron-up' | 'chevron-down' | 'x', label: string, act: (() => void) | undefined) =>
    act && <Button variant="quiet" dense icon={icon} aria-label={label} onPress={() => guard.leave(act)} />

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <Panel
      className="capstan-distribution-panel"
      aria-label={messages.panel}
      data-status={known?.shownStatus}
    >
      <header>
        <h2 ref={heading} tabIndex={-1} className="capstan-heading">
          <bdi>{known?.investorName ?? messages.panel}</bdi>
        </h2>
        {known?.shownStatus && <StatusChip status={known.shownStatus} />}
        <span className="capstan-panel-buttons">
          {(onPrevious ?? onNext) && (
            <>
              {button('chevron-up', messages.previous, onPrevious ?? nothing)}
              {button('chevron-down', messages.next, onNext ?? nothing)}
            </>
          )}
          {button('x', messages.close, onClose)}
        </span>
      </header>
      {isAsking && <DiscardQuestion onKeep={keep} onDiscard={discard} />}
      <DialogGuardContext.Provider value={guard}>
        <div hidden={isAsking}>
          <Loaded query={query} notFound={<Alert tone="neutral">{messages.notFound}</Alert>}>
            {([reader, ready, investment]) => (
              <Parts key={distributionId} {...{ reader, investment }} summary={ready} />
            )}
          </Loaded>
        </div>
      </DialogGuardContext.Provider>
    </Panel>
  )
})

const nothing = () => undefined

interface PartsProps {
  reader: Reader | undefined
  summary: DistributionSummary
  investment: Parameters<typeof Payments>[0]['investment']
}

function Parts({ reader, summary, investment }: PartsProps) {
  const { id, allocationId, isLocked } = summary
  const capstan = useCapstan()
  const texts = useMessages('allocations', allocationsMessages)
  const messages = useMessages('distributions', distributionsMessages)
  const sendAlone = useSend(allocationId ?? '', id)
  const isOwner = reader !== undefined && reader.accountId === summary.ownerId
  // (ALLOC-037)
  const mayEdit = isOwner && reader.mayChange && !summary.isStale
  const { queryKey } = distributionSummaryQuery(capstan, id)
  // The platform calculates the paid-in amount.
  const send = async <Result,>(write: Promise<Result>) => {
    try {
      return await sendAlone(write)
    } finally {
      await capstan.queryClient.refetchQueries({ queryKey }).catch(() => undefined)
    }
  }

  return (
    <>
      {isOwner && summary.isStale && <Alert tone="neutral">{messages.stale}</Alert>}
      <Headline summary={summary} mayEdit={mayEdit} />
      <Facts summary={summary} />
      {isOwner && (
        <QualificationList
          title={messages.qualifications}
          qualifications={investment.qualifications}
          choices={[]}
        />
      )}
      {isOwner && <Payments investment={investment} isOpen={mayEdit && !isLocked} send={send} />}
      {isOwner && (
        <NoteList
          title={texts.distributionNotes}
          notes={investment.notes}
          onAdd={
            mayEdit
              ? (text, idempotencyKey) => send(addInvestmentNote(capstan, id, text, { idempotencyKey }))
              : undefined
          }
        />
      )}
    </>
  )
}

/** The total of the investment, and its paid part. */
function Headline({ summary, mayEdit }: { summary: DistributionSummary; mayEdit: boolean }) {
  const messages = useMessages('distributions', distributionsMessages)
  const { money, units, price } = useFormats()
  const { total, paidIn, issuanceStatus, issuanceNote } = summary
  const amount = units(summary.units)

  return (
    <div className="capstan-panel-headline">
      {issuanceStatus === 'rejected' && issuanceNote && (
        <Alert tone="danger" title={fillIn(messages.rejected, { note: issuanceNote })}>
          {mayEdit && messages.rejectedNext}
        </Alert>
      )}
      {issuanceStatus === 'requested' && <Alert tone="neutral">{messages.requestedNote}</Alert>}
      <p>
        <strong>{total === null ? fillIn(messages.unitsAlone, { units: amount }) : money(total)}</strong>
        {total !== null && summary.price !== null && (
          <span>{fillIn(messages.unitsAt, { units: amount, price: price(summary.price) })}</span>
        )}
      </p>
      {paidIn !== null && (
        <>
          <p>
            {!computedDecimal(paidIn).isZero && (
              <span>{fillIn(messages.paidIn, { paid: money(paidIn) })}</span>
            )}
            <PaidWords summary={summary} />
          </p>
          <ProgressBar
            aria-label={messages.paid}
            percent={Math.round(Number(summary.percentPaid ?? '0'))}
            tone={summary.isPaidInFull || summary.isOverpaid ? 'success' : undefined}
          />
        </>
      )}
    </div>
  )
}

/** The payment status of an investment, with the percentage if it is not paid in full. */
function PaidWords({ summary }: { summary: DistributionSummary }): ReactNode {
  const messages = useMessages('distributions', distributionsMessages)
  const { percent } = useFormats()
  const paidWord = usePaidWord()
  const { isPaidInFull, percentPaid, paidIn, total } = summary

  if (total === null || paidIn === null) return null
  const word = <span>{paidWord(total, paidIn)}</span>
  if (isPaidInFull || percentPaid === null) return word
  return (
    <>
      <span>{fillIn(messages.percentPaid, { percent: percent(percentPaid) })}</span>
      {word}
    </>
  )
}

function Facts({ summary }: { summary: DistributionSummary }) {
  const messages = useMessages('distributions', distributionsMessages)
  const { instant } = useFormats()
  const allowedHref = useAllowedHref()
  const { id, investorId, investorName, allocationId, createdOn } = summary
  const name = <bdi>{investorName}</bdi>
  const profile = allowedHref('investor', investorId)
  const allocation = allowedHref('distribute-allocation', allocationId)

  return (
    <div className="capstan-panel-facts">
      <DefinitionRows compact>
        <Row label={messages.investor} value={profile ? <TextLink href={profile}>{name}</TextLink> : name} />
        <Row label={messages.email} value={summary.email} />
        <Row label={messages.createdOn} value={createdOn && instant(createdOn, 'short')} />
        <Row label={messages.asset} value={summary.asset} />
        <Row label={messages.round} value={summary.round} />
        <Row label={messages.allocation} value={summary.allocation} />
        <Row label={messages.setup} value={summary.isSetUp ? messages.yes : messages.no} />
      </DefinitionRows>
      {allocation && (
        <TextLink href={`${allocation}/distribution?selected=${id}`}>{messages.allocationOf}</TextLink>
      )}
    </div>
  )
}

const Panel = styled.section`
  min-width: 0;
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
    padding: var(--capstan-space-4) var(--capstan-space-6) var(--capstan-space-2);
  }
  > header > .capstan-heading {
    min-width: 0;
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
    overflow-wrap: anywhere;
    outline-offset: calc(2 * var(--capstan-unit));
  }
  .capstan-panel-buttons {
    display: inline-flex;
    margin-inline-start: auto;
  }
  .capstan-panel-headline {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-2);
    padding: 0 var(--capstan-space-6) var(--capstan-space-5);
  }
  .capstan-panel-headline > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--capstan-space-4);
    margin: 0;
    color: var(--capstan-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .capstan-panel-headline > p > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .capstan-panel-headline strong {
    color: var(--capstan-text);
    font-size: var(--capstan-font-size-title);
    line-height: var(--capstan-font-line-title);
  }
  .capstan-panel-facts {
    padding: var(--capstan-space-3) var(--capstan-space-6) var(--capstan-space-5);
    border-top: 1px solid var(--capstan-border);
  }
  .capstan-panel-facts > .capstan-link {
    display: inline-block;
    margin-top: var(--capstan-space-3);
  }
  .capstan-card {
    border-width: 1px 0 0;
    border-radius: 0;
  }
`
