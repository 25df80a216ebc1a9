import { compare } from '../money/arithmetic'
import { decimal } from '../money/decimal'

/** The requested rows of a computed list. */
export interface Asked {
  filter?: object | null
  orderBy?: string | readonly string[] | null
}

/** Which part of them. */
export interface Page {
  first: number
  offset: number
}

interface Row {
  assetId: string | null
  units: string | null
  paidInCapital?: string | null
}

/** The rows of the asset that the filter names, if it names one; the largest first where they are requested so. */
export function rowsAsked<Of extends Row>(rows: readonly Of[], { filter, orderBy }: Asked): readonly Of[] {
  const [, assetId] = /"assetId":\{"equalTo":"([^"]+)"/.exec(JSON.stringify(filter ?? {})) ?? []
  const own = assetId === undefined ? rows : rows.filter((row) => row.assetId === assetId)
  const figure = figures[[orderBy ?? []].flat()[0] ?? '']
  return figure ? own.toSorted((one, other) => compare(decimal(figure(other)), decimal(figure(one)))) : own
}

const figures: Readonly<Record<string, (row: Row) => string>> = {
  UNITS_DESC: ({ units }) => units ?? '0',
  PAID_IN_CAPITAL_DESC: ({ paidInCapital }) => paidInCapital ?? '0',
}

export const onPage = <Of>(rows: readonly Of[], { first, offset }: Page) => rows.slice(offset, offset + first)
