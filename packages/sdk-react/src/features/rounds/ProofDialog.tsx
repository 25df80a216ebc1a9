import { add, Decimal, decimal, today } from '@capstan/sdk-core'
import { proofQuery, type ProofOfInvestor, type Round } from '@capstan/sdk-core/rounds'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useIsPrinted } from '../../ui/overlays/useIsPrinted'
import { Dialog } from '../../ui/overlays/Dialog'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { roundsMessages } from './messages'

export interface ProofDialogProps {
  round: Round
  onClose: () => void
}

/** What was issued of a round, to whom, when and by which transaction. (ROUND-020) */
export function ProofDialog({ round, onClose }: ProofDialogProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { day } = useFormats()
  const proof = useCapstanQuery(proofQuery(useCapstan(), round.id))

  return (
    <Dialog
      title={messages.proof}
      isOpen
      onOpenChange={onClose}
      printsAlone
      placement="end"
      isWide
      className="capstan-proof"
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button icon="file" onPress={() => window.print()}>
            {messages.print}
          </Button>
        </>
      }
    >
      <Lead>{fillIn(messages.proofLead, { round: round.name, day: day(today(), 'round') })}</Lead>
      {proof.status === 'ready' ? (
        <ProofView proof={proof.data} label={messages.proof} />
      ) : proof.status === 'error' ? (
        <ErrorNotice error={proof.error} onRetry={proof.retry} />
      ) : (
        <Loading visible={proof.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
    </Dialog>
  )
}

/** The issuances by investor, what each has, and what all have. (ROUND-010) */
function ProofView({ proof, label }: { proof: readonly ProofOfInvestor[]; label: string }) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const total = proof.reduce((sum, { units }) => add(sum, decimal(units)), Decimal.zero)
  const isPrinted = useIsPrinted()
  const { shown, more } = useShownRows(proof)
  if (proof.length === 0) return <EmptyState text={messages.noProof} />
  return (
    <Room>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.investor}</th>
            <th scope="col">{messages.units}</th>
            <th scope="col">{messages.priceUsd}</th>
            <th scope="col">{messages.issuedOn}</th>
            <th scope="col">{messages.transaction}</th>
          </tr>
        </thead>
        {(isPrinted ? proof : shown).map((each) => (
          <InvestorRows key={each.investorId} of={each} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{formats.plural(messages.totalOf, proof.length)}</th>
            <td>{formats.units(total)}</td>
            <td colSpan={3} />
          </tr>
        </tfoot>
      </table>
      {!isPrinted && <ShowMore {...more} />}
    </Room>
  )
}

function InvestorRows({ of: { investor, units, issuances } }: { of: ProofOfInvestor }) {
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const formats = useFormats()
  return (
    <tbody>
      <tr data-group="">
        <th scope="rowgroup">
          <bdi>{investor}</bdi>
        </th>
        <td>{formats.units(units)}</td>
        <td colSpan={3} />
      </tr>
      {issuances.map(({ id, units: issued, price, issuedOn, transactionId }) => (
        <tr key={id}>
          <td />
          <td>{formats.units(issued)}</td>
          <td>{price === null ? messages.notAvailable : formats.general(price)}</td>
          <td>{formats.day(issuedOn, 'short')}</td>
          <td>
            {transactionId ? (
              <TextLink href={href(`/transaction/${transactionId}`)}>{transactionId.slice(0, 8)}</TextLink>
            ) : (
              messages.notAvailable
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`

const Room = styled.div`
  overflow-x: auto;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  :is(th, td) {
    padding: var(--capstan-space-2);
    border-block-end: 1px solid var(--capstan-border-subtle);
    font-weight: inherit;
    text-align: end;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
  }
  [data-group] > *,
  tfoot > tr > * {
    font-weight: var(--capstan-font-weight-strong);
  }
  tfoot > tr > * {
    border-block: 1px solid var(--capstan-border-strong);
  }
  @media print {
    overflow: visible;
    tr {
      break-inside: avoid;
    }
    /* The sum stands once, at the end. */
    tfoot {
      display: table-row-group;
    }
  }
`
