import type { IssuanceRequest } from '@capstan/sdk-core/issuanceRequests'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { Records } from '../../ui/records/Records'
import { issuanceRequestsMessages } from './messages'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface RequestTableProps {
  /** The round and its asset. */
  title: string
  /** All of one round and one status. */
  requests: readonly IssuanceRequest[]
  /** The ids that are chosen; nothing where none can be. */
  chosen: ReadonlySet<string> | undefined
  onChoose: (ids: ReadonlySet<string>) => void
}

const looks: Record<'in_full' | 'short' | 'over' | 'unknown', { tone: Tone; icon: IconName }> = {
  in_full: { tone: 'success', icon: 'check-circle' },
  short: { tone: 'danger', icon: 'alert' },
  over: { tone: 'warning', icon: 'alert' },
  unknown: { tone: 'neutral', icon: 'help' },
}

/** The requests of a round: investor, units and payment status. */
export function RequestTable({ title, requests, chosen, onChoose }: RequestTableProps) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { units, instant } = useFormats()
  const isAnswered = requests.some(({ status }) => status !== 'requested')
  const isRejected = requests.some(({ status }) => status === 'rejected')
  const isAll = chosen !== undefined && requests.every(({ id }) => chosen.has(id))
  const chooseSome = (ids: readonly string[], isChosen: boolean) =>
    onChoose(new Set([...(chosen ?? [])].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])))
  const columns: RecordColumn<IssuanceRequest>[] = [
    { id: 'investor', header: messages.investor, cell: ({ investor }) => <bdi>{investor}</bdi> },
    {
      id: 'units',
      header: messages.units,
      isNumeric: true,
      isSolid: true,
      cell: (row) => units(row.units),
    },
    {
      id: 'paid',
      header: messages.paid,
      cell: ({ paid }) => <Chip {...looks[paid ?? 'unknown']}>{messages.paidWords[paid ?? 'unknown']}</Chip>,
    },
    {
      id: 'requestedOn',
      header: messages.requestedOn,
      isSolid: true,
      cell: ({ requestedOn }) => <time dateTime={requestedOn}>{instant(requestedOn, 'short')}</time>,
    },
    ...(isAnswered
      ? [
          {
            id: 'answeredOn',
            header: messages.answeredOn,
            isSolid: true,
            cell: ({ answeredOn }: IssuanceRequest) =>
              answeredOn && <time dateTime={answeredOn}>{instant(answeredOn, 'short')}</time>,
          },
        ]
      : []),
    ...(isRejected
      ? [
          {
            id: 'reason',
            header: messages.reason,
            isWide: true,
            cell: ({ note }: IssuanceRequest) => <bdi>{note}</bdi>,
          },
        ]
      : []),
  ]

  return (
    <Records
      aria-label={title}
      columns={columns}
      rows={requests}
      keyOf={({ id }) => id}
      lead={
        chosen && {
          head: (
            <CheckboxField
              bare
              isRequired={false}
              label={null}
              aria-label={fillIn(messages.selectAll, { round: title })}
              value={isAll}
              onChange={(isChosen) =>
                chooseSome(
                  requests.map(({ id }) => id),
                  isChosen,
                )
              }
            />
          ),
          cell: ({ id, investor }) => (
            <CheckboxField
              bare
              isRequired={false}
              label={null}
              aria-label={fillIn(messages.select, { name: investor })}
              value={chosen.has(id)}
              onChange={(isChosen) => chooseSome([id], isChosen)}
            />
          ),
          isChosen: ({ id }) => chosen.has(id),
        }
      }
    />
  )
}
