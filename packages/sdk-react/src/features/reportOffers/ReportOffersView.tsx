import type { ReportOffer } from '@capstan/sdk-core/reportOffers'
import { styled } from 'styled-components'
import { useSwitches } from '../../forms/sending/useSwitches'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { RecordRow } from '../../ui/records/RecordRow'
import { Records } from '../../ui/records/Records'
import { WholeRow } from '../../ui/records/WholeRow'
import { reportsMessages } from '../reports/messages'
import { reportOffersMessages } from './messages'
import { type OfferSwitches, useOfferColumns } from './useOfferColumns'

export interface ReportOffersViewProps extends Pick<OfferSwitches, 'onOffer' | 'onTurn'> {
  /** Every report there is. */
  offers: readonly ReportOffer[]
}

/**
 * Reports as rows: the account types each is offered to, and whether it is on. Each box and switch is saved when it changes.
 * @public
 */
export function ReportOffersView({ offers, onOffer, onTurn }: ReportOffersViewProps) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  const { empty } = useMessages('reports', reportsMessages)
  const switches = useSwitches()
  const columns = useOfferColumns({ switches, onOffer, onTurn })

  return (
    <Card
      flush
      className="capstan-report-offers"
      title={messages.title}
      actions={<SavingNote isSaving={switches.isSaving} />}
      footer={
        <Note>
          {(onOffer ?? onTurn) && <p>{fillIn(messages.note, { empty })}</p>}
          <p>{messages.whereFound}</p>
        </Note>
      }
    >
      {offers.length === 0 ? (
        <EmptyState icon="file" text={empty} />
      ) : (
        <Records
          aria-label={messages.title}
          columns={columns}
          rows={offers}
          keyOf={({ id }) => id}
          rowOf={(shown) => {
            const refusal = switches.refusalOf(shown.id)
            return (
              <>
                <RecordRow {...shown} data-status={refusal ? 'error' : shown.row.isOn ? 'on' : 'off'} />
                {refusal && (
                  <WholeRow of={shown} data-note="">
                    <Alert tone="danger">{refusal}</Alert>
                  </WholeRow>
                )}
              </>
            )
          }}
        />
      )}
    </Card>
  )
}

const Note = styled.div`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  > p {
    margin: 0;
  }
`

/** Note for a save that takes a while; a quick one has none. */
function SavingNote({ isSaving }: { isSaving: boolean }) {
  const messages = useMessages('reportOffers', reportOffersMessages)
  return <Status role="status">{isSaving && <span>{messages.saving}</span>}</Status>
}

const Status = styled.small`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  > span {
    visibility: hidden;
    animation: capstan-saving 0s 400ms forwards;
  }
  @keyframes capstan-saving {
    to {
      visibility: visible;
    }
  }
`
