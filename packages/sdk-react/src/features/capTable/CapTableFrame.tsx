import { add, compare, decimal, type Decimal } from '@capstan/sdk-core'
import {
  adjustedPercent,
  areSameUnits,
  type IssuedRound,
  issuedRoundColumns,
  totalsOf,
  type TotalsOfRows,
  unitsOfRound,
} from '@capstan/sdk-core/capTable'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { ShareChart } from '../../charts/shares/ShareChart'
import type { Share } from '../../charts/shares/shareParts'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { GroupingSwitch } from './GroupingSwitch'
import { capTableMessages } from './messages'
import { RowsGrid } from './RowsGrid'
import { SummaryBody } from './SummaryBody'
import { TotalFigure, TotalFigures } from './TotalFigure'
import { UnitsCell } from './UnitsCell'
import type { CapTableShown } from './useCapTableChoice'

export interface CapTableFrameProps {
  shown: CapTableShown
  /** The day of the cap table; today by default. */
  day?: string
  /** The picture of its stakeholders. */
  picture: ReactNode
  /** Its rows by stakeholder. */
  stakeholders: ReactNode
  roundColumns?: ChangeColumns<IssuedRound>
}

/** The frame of a cap table: its filters and its totals, around its chart and its rows. */
export function CapTableFrame({ shown, day, picture, stakeholders, roundColumns }: CapTableFrameProps) {
  const messages = useMessages('capTable', capTableMessages)
  const { totals, rounds, grouping, assetId, hasChoice, hasRounds } = shown
  const isByRound = grouping === 'round'

  if (totals.all.rows === 0)
    return (
      <Card aria-label={messages.capTable} className="capstan-cap-table">
        <EmptyState text={messages.noStakeholders} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-cap-table">
      <Card flush aria-label={messages.capTable}>
        {(hasChoice || hasRounds) && (
          <Toolbar>
            {hasChoice && (
              <AssetChips
                assets={totals.assets}
                count={totals.all.rows}
                assetId={assetId}
                onChange={shown.setAssetId}
              />
            )}
            {hasRounds && <GroupingSwitch grouping={grouping} onChange={shown.setGrouping} />}
          </Toolbar>
        )}
        <SummaryBody>
          <CapTableSummary
            totals={totalsOf(totals, assetId)}
            isPartial={isPartial(rounds)}
            isByRound={isByRound}
          >
            {isByRound ? <RoundsPicture rounds={rounds} isOneAsset={shown.onlyId !== undefined} /> : picture}
          </CapTableSummary>
        </SummaryBody>
      </Card>
      {isByRound ? <IssuedRoundsGrid rows={rounds} day={day} columns={roundColumns} /> : stakeholders}
    </Stack>
  )
}

/** True when the platform names no percentages: of an asset of another account it shows some stakeholders only. */
const isPartial = (rounds: readonly IssuedRound[]) =>
  rounds.some((round) => round.percent === null && !isNothing(unitsOfRound(round)))

const isNothing = (units: string | null) => units === null || decimal(units).isZero

interface IssuedRoundsGridProps {
  /** The rounds that are shown: the same array as long as they are the same. */
  rows: readonly IssuedRound[]
  /** The day of the rows; today by default. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<IssuedRound>
}

/** A cap table by round. */
function IssuedRoundsGrid({ rows, day, columns }: IssuedRoundsGridProps) {
  const messages = useMessages('capTable', capTableMessages)
  return (
    <RowsGrid
      aria-label={messages.byRound}
      name="cap_table_rounds"
      rows={rows}
      day={day}
      columns={useIssuedRoundColumns(rows)}
      change={columns}
      first="units"
      empty={messages.noRounds}
    />
  )
}

type Look = ColumnLook<IssuedRound>

/** The columns of a cap table by round with their looks. Units are added up within an asset. */
function useIssuedRoundColumns(rows: readonly IssuedRound[]): readonly DataColumn<IssuedRound>[] {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const { href } = useRouter()
  const isOneAsset = useMemo(() => areSameUnits(rows), [rows])

  return useMemo(() => {
    const total = isOneAsset ? 'sum' : undefined
    const ofRows = rows.flatMap((row) => unitsOfRound(row) ?? []).map(decimal)
    const all = isOneAsset
      ? ofRows.reduce<Decimal | undefined>((sum, each) => (sum ? add(sum, each) : each), undefined)
      : undefined
    const largest = isOneAsset
      ? ofRows
          .reduce<Decimal | undefined>(
            (most, each) => (most && compare(most, each) >= 0 ? most : each),
            undefined,
          )
          ?.toString()
      : undefined
    const looks: Record<string, Look> = {
      round: {
        ...known(),
        href: ({ roundId }) => (roundId === null ? undefined : href(`/asset-class/${roundId}/manage`)),
        side: 'start',
        width: 220,
        as: 'title',
      },
      asset: { ...known(), width: 220, as: 'wide' },
      stakeholders: { ...figure(formats.units), explanation: messages.aboutStakeholders, width: 130 },
      issuedUnits: { ...figure(formats.units), total, width: 120 },
      waitingUnits: { ...figure(formats.units), total, explanation: messages.aboutWaiting, width: 130 },
      units: {
        ...figure(formats.units),
        total,
        explanation: messages.aboutUnits,
        cell: (row) => {
          const units = unitsOfRound(row)
          if (largest === undefined || units === null) return undefined
          const parts = { issued: row.units ?? '0', waiting: row.pendingUnits ?? '0' }
          return <UnitsCell text={formats.units(units)} {...parts} largest={largest} />
        },
        width: 220,
      },
      percent: {
        ...figure(formats.percent),
        total,
        explanation: messages.aboutPercent,
        note: (row) => {
          if (row.percent === null) return messages.percentUnknown
          const exact = adjustedPercent(row.percent, unitsOfRound(row), all)
          return exact && fillIn(messages.exactPercent, { percent: formats.fullValue(exact) })
        },
        width: 120,
      },
      roundPrice: { ...figure(formats.price), explanation: messages.aboutRoundPrice, width: 120 },
      unitValue: { ...figure(formats.price), explanation: messages.aboutUnitValue, width: 120 },
      issuedValue: { ...figure(formats.amount), explanation: messages.aboutValue, width: 150 },
    }
    return withLooks(issuedRoundColumns, looks, messages)
  }, [known, figure, messages, formats, href, isOneAsset, rows])
}

interface RoundsPictureProps {
  rounds: readonly IssuedRound[]
  /** True when the rows are of one asset: units of several assets are not added up. */
  isOneAsset: boolean
}

/** The units of each round, issued and not, with the percentages of its rows; their value, where units do not add up. */
function RoundsPicture({ rounds, isOneAsset }: RoundsPictureProps) {
  const messages = useMessages('capTable', capTableMessages)
  const shares = rounds.flatMap(isOneAsset ? unitsOf : valueOf)

  if (shares.length === 0) return null
  return (
    <ShareChart
      aria-label={isOneAsset ? messages.ownershipByRound : messages.valueByRound}
      nameHeader={messages.round}
      figureHeader={isOneAsset ? messages.units : messages.issuedValue}
      figure={isOneAsset ? 'units' : 'money'}
      shares={shares}
    />
  )
}

/** Nothing of a round that has no units yet. */
const unitsOf = (round: IssuedRound): Share | Share[] => {
  const { id, roundName, percent } = round
  return percent === null
    ? []
    : { ...{ id: id ?? '', label: roundName ?? '', percent }, value: unitsOfRound(round) ?? '0' }
}

const valueOf = ({ id, roundName, totalValue }: IssuedRound): Share | Share[] =>
  totalValue === null ? [] : { id: id ?? '', label: roundName ?? '', value: totalValue }

interface CapTableSummaryProps {
  /** The totals of the visible rows. */
  totals: Pick<TotalsOfRows, 'stakeholders' | 'units'>
  /** True when the account sees some stakeholders only, so that no ownership is known. */
  isPartial: boolean
  /** True when rounds are its rows: a stakeholder of several counts once. */
  isByRound: boolean
  /** The picture of them. */
  children: ReactNode
}

/** Summary of a cap table: its totals, and the share of each stakeholder in the issued units. (CAPZ-003) */
function CapTableSummary({ totals, isPartial, isByRound, children }: CapTableSummaryProps) {
  const { stakeholders, units } = totals
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const all = units && formats.units(add(units.issued, units.notIssued))

  return (
    <Stack>
      <TotalFigures>
        <TotalFigure label={messages.totalStakeholders} value={formats.units(String(stakeholders))} />
        <TotalFigure label={messages.totalUnits} value={all ?? messages.notAvailable} />
      </TotalFigures>
      {!units && <SummaryNote>{messages.unitsNotAdded}</SummaryNote>}
      {units && !units.notIssued.isZero && (
        <SummaryNote>
          {fillIn(messages.issuedAndNot, {
            issued: formats.units(units.issued),
            notIssued: formats.units(units.notIssued),
          })}
        </SummaryNote>
      )}
      {isPartial && <SummaryNote>{messages.percentUnknown}</SummaryNote>}
      {isByRound && <SummaryNote>{messages.basisByRound}</SummaryNote>}
      {children}
    </Stack>
  )
}

/** A note about the figures. */
const SummaryNote = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
