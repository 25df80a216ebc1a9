import { compare } from '../../../money/arithmetic'
import { decimal } from '../../../money/decimal'
import { sumDecimals } from '../../../money/sumDecimals'
import { fixtureIds } from '../../../testing/fixtureIds'
import type { CapTableRecords, IssuedRound } from '../CapTableRecords'
import { partsOfRows } from '../capTableParts'
import type { CapTablePart } from '../capTablePartsQuery'
import type {
  CapTablePartsQuery,
  CapTablePartsQueryVariables,
  CapTableQuery,
  CapTableRoundsQuery,
  CapTableSumsQuery,
  CapTableTotalsQuery,
} from '../operations.generated'
import { aCapTableTotal } from './records'
import { onPage, rowsAsked, type Asked, type Page } from '../../../testing/askedRows'
import { totalsByAsset, type TotalsOfRows } from '../totalsByAsset'

/** The mocked answers of the server for a cap table. */
export interface CapTableAnswers {
  stakeholders: (asked: Asked & Page) => CapTableQuery
  sums: (asked: Asked) => CapTableSumsQuery
  totals: (page: Page) => CapTableTotalsQuery
  parts: (asked: CapTablePartsQueryVariables) => CapTablePartsQuery
  rounds: (page: Page) => CapTableRoundsQuery
}

/** The answers that read as this cap table, a page at a time: of one asset where the filter names it, the largest first. */
export function capTableAnswers({ stakeholders, rounds }: CapTableRecords): CapTableAnswers {
  const { all, assets } = totalsByAsset(stakeholders)
  const totals = [{ id: null, name: null, ...all }, ...assets].map(totalRow)
  return {
    stakeholders(asked) {
      const rows = rowsAsked(stakeholders, asked)
      const nodes = onPage(rows, asked)
      return {
        __typename: 'Query',
        capTable: { __typename: 'CapTableRowsConnection', totalCount: rows.length, nodes },
      }
    },
    sums(asked) {
      const rows = rowsAsked(stakeholders, asked)
      const sumOf = (figures: readonly (string | null)[]) =>
        sumDecimals(figures.flatMap((figure) => figure ?? []))?.toString() ?? null
      const [units, percent] = [sumOf(rows.map((row) => row.units)), sumOf(rows.map((row) => row.percent))]
      const sums = { __typename: 'CapTableRowTotals' as const, units, percent }
      return { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', totals: sums } }
    },
    totals: (page) => ({
      __typename: 'Query',
      capTableTotals: { __typename: 'CapTableTotalsConnection', nodes: onPage(totals, page) },
    }),
    parts({ assetId, most }) {
      const rows = stakeholders
        .filter((row) => row.assetId === assetId)
        .toSorted((one, other) => compare(decimal(other.units ?? '0'), decimal(one.units ?? '0')))
      const nodes = inRounds(partsOfRows(rows.slice(0, most)), rounds)
      return { __typename: 'Query', capTableParts: { __typename: 'CapTablePartsConnection', nodes } }
    },
    rounds: (page) => ({
      __typename: 'Query',
      capTableRounds: { __typename: 'CapTableRoundsConnection', nodes: onPage(rounds, page) },
    }),
  }
}

/** Each of one of the rounds, in turn. */
function inRounds(parts: readonly CapTablePart[], rounds: readonly IssuedRound[]): CapTablePart[] {
  return parts.map((part, at) => {
    const { roundId = null } = rounds[at % Math.max(1, rounds.length)] ?? {}
    return { ...part, roundId }
  })
}

type Totals = TotalsOfRows & Record<'id' | 'name', string | null>

const totalRow = ({ id, name, rows, stakeholders, holders, units }: Totals, at: number) =>
  aCapTableTotal({
    ...{ id: fixtureIds.nth(760 + at), assetId: id, assetName: name, rowCount: rows, stakeholders, holders },
    units: (id !== null && units?.issued.toString()) || null,
    pendingUnits: (id !== null && units?.notIssued.toString()) || null,
  })
