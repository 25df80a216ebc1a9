import { today } from '@capstan/sdk-core'
import { proofAsked, proofSource, readProof, type Round } from '@capstan/sdk-core/rounds'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { LoadMore } from '../../tables/LoadMore'
import { useSourceRows, type LoadedRows } from '../../tables/useSourceRows'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useIsPrinted } from '../../ui/overlays/useIsPrinted'
import { Dialog } from '../../ui/overlays/Dialog'
import { roundsMessages } from './messages'
import { ProofTable } from './ProofTable'
import { useWholeProof } from './useWholeProof'

export interface ProofDialogProps {
  round: Round
  onClose: () => void
}

/** What was issued of a round, to whom, when and by which transaction: a page at a time, on paper all of it. (ROUND-020) */
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
