import { isCapstanError, today } from '@capstan/sdk-core'
import type { GridSource } from '@capstan/sdk-core/grid'
import {
  type IssuedRow,
  proofAsked,
  type ProofOfInvestor,
  proofSource,
  readProof,
  readWholeProof,
  type Round,
} from '@capstan/sdk-core/rounds'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { useGridMessages } from '../../grid/messages'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LoadMore } from '../../tables/LoadMore'
import { type LoadedRows, useSourceRows } from '../../tables/useSourceRows'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { useIsPrinted } from '../../ui/overlays/useIsPrinted'
import { PlainTable } from '../../ui/records/PlainTable'
import { useUiMessages } from '../../ui/uiMessages'
import { roundsMessages } from './messages'

export interface ProofDialogProps {
  round: Round
  onClose: () => void
}

/**
 * Issuances of a round by investor, with day and transaction. They load a page at a time; the print has all of them. (ROUND-020)
 */
export function ProofDialog({ round, onClose }: ProofDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const { day, units } = useFormats()
  const [source] = useState(() => proofSource(capstan, round.id))
  const { loaded, loadMore } = useSourceRows(source, proofAsked)
  const { whole, reading, problem, print } = useWholeProof(source)
  const isPrinted = useIsPrinted()
  const shown = loaded.status === 'ready' ? loaded.data : nothing
  const known = useMemo(() => readProof(shown.rows), [shown.rows])
  const proof = isPrinted ? (whole ?? known) : known
  const goesOn = shown.more !== 'none' && proof !== whole
  const counts = { total: units(String(shown.total)) }

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
          {reading !== undefined && (
            <Reading>{fillIn(messages.readingAll, { ...counts, loaded: units(String(reading)) })}</Reading>
          )}
          <Button onPress={onClose}>{messages.close}</Button>
          <Button
            icon="file"
            pending={reading !== undefined}
            onPress={() => void print(shown.more !== 'none')}
          >
            {messages.print}
          </Button>
        </>
      }
    >
      <Lead>{fillIn(messages.proofLead, { round: round.name, day: day(today(), 'round') })}</Lead>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isPrinted && goesOn && (
        <Alert tone="warning">
          {fillIn(messages.partOnPaper, { ...counts, shown: units(String(shown.rows.length)) })}
        </Alert>
      )}
      {loaded.status === 'error' && <ErrorNotice error={loaded.error} onRetry={loaded.retry} />}
      {loaded.status === 'loading' && (
        <Loading visible={loaded.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
      {loaded.status === 'ready' &&
        (proof.length === 0 ? (
          <EmptyState text={messages.noProof} />
        ) : (
          <ProofTable
            {...{ proof, goesOn }}
            aria-label={messages.proof}
            total={shown.total}
            units={shown.totals?.units}
          />
        ))}
      {!isPrinted && <LoadMore {...shown} shown={shown.rows.length} loadMore={loadMore} />}
    </Dialog>
  )
}

const nothing: LoadedRows<never> = { rows: [], total: 0, more: 'none' }

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`

const Reading = styled.small`
  align-self: center;
  color: var(--capstan-text-muted);
  font-variant-numeric: tabular-nums lining-nums;
`

/** Returns all of the proof for print: loaded for printing, and released afterwards. */
function useWholeProof(source: GridSource<IssuedRow>) {
  const { tooManyRows } = useGridMessages()
  const { errorText } = useUiMessages()
  const [whole, setWhole] = useState<readonly ProofOfInvestor[]>()
  const [reading, setReading] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Prints, after the remaining issuances are loaded. */
  const print = async (isMore: boolean) => {
    setProblem(undefined)
    if (!isMore) return window.print()
    const { signal } = (running.current = new AbortController())
    setReading(0)
    try {
      const rows = await source.readAll({ signal, onProgress: setReading })
      flushSync(() => setWhole(readWholeProof(rows)))
      window.addEventListener('afterprint', () => setWhole(undefined), { once: true })
      window.print()
    } catch (failure) {
      if (!signal.aborted) setProblem(isCapstanError(failure, 'too_many_rows') ? tooManyRows : errorText)
    }
    setReading(undefined)
  }
  return { whole, reading, problem, print }
}

interface ProofTableProps {
  'aria-label': string
  proof: readonly ProofOfInvestor[]
  /** True when more issuances follow, so that the last investor may have others. */
  goesOn: boolean
  /** The number of issuances. */
  total: number
  /** The units of all issuances, once known. */
  units: string | null | undefined
}

/** Issuances by investor, with the units of each and the total. (ROUND-010) */
function ProofTable({ proof, goesOn, total, units, ...rest }: ProofTableProps) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const last = goesOn ? proof.at(-1) : undefined
  return (
    <Proof {...rest}>
      <thead>
        <tr>
          <th scope="col">{messages.investor}</th>
          <th scope="col">{messages.units}</th>
          <th scope="col">{messages.priceUsd}</th>
          <th scope="col">{messages.issuedOn}</th>
          <th scope="col">{messages.transaction}</th>
        </tr>
      </thead>
      {proof.map((each) => (
        <InvestorRows key={each.investorId} of={each} goesOn={each === last} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">
            {goesOn
              ? formats.plural(messages.totalOfIssuances, total)
              : formats.plural(messages.totalOf, proof.length)}
          </th>
          <td>{units && formats.units(units)}</td>
          <td colSpan={3} />
        </tr>
      </tfoot>
    </Proof>
  )
}

function InvestorRows({ of, goesOn }: { of: ProofOfInvestor; goesOn: boolean }) {
  const { investor, units, issuances } = of
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const formats = useFormats()
  const shownUnits = formats.units(units)
  return (
    <tbody>
      <tr data-group="">
        <th scope="rowgroup">
          <bdi>{investor}</bdi>
        </th>
        <td>{goesOn ? fillIn(messages.soFar, { units: shownUnits }) : shownUnits}</td>
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

const Proof = styled(PlainTable)`
  :is(th, td) {
    text-align: end;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-group] > * {
    font-weight: var(--capstan-font-weight-strong);
  }
`
