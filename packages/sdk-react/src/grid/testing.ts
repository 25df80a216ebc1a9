import { createGrid, type Grid, type GridOptions } from '@capstan/sdk-core/grid'
import { formatsOf } from '@capstan/sdk-core'
import type { DataColumn } from './model/DataColumn'

/** A holding as the stories of grids show it. */
export interface StoryHolding {
  id: string
  investor: string
  email: string
  security: string
  status: string
  units: string
  price: string
  value: string
  isTokenized: boolean
  issuedOn: string
}

const names = [
  'Northgate Employees’ Pension',
  'Kestrel Family Office, LP',
  'Abernathy Growth Fund II, LP',
  'Dunmore Capital Partners LLC',
  'Ashgrove Family Trust',
  'Fennimore & Daughters Holdings',
  'Quillan Estate',
  'Maren Okafor',
  'Hideo Tanaka IRA',
  'Gwendolyn Achebe-Ross',
  'Rosalind Tew',
  'Bea Lindqvist',
  'Tomás Villaseñor',
  'Priya Raghunathan',
  'Ines Carvalho',
]
const statuses = ['open', 'closed', 'drafted']

/** So many holdings, the same ones each time. */
export function someHoldings(count: number): StoryHolding[] {
  return Array.from({ length: count }, (_, at) => {
    const units = ((at * 7919) % 80_000) + 1
    return {
      id: `h${at}`,
      investor: `${names[at % names.length]}${at < names.length ? '' : ` ${Math.floor(at / names.length) + 1}`}`,
      email: `investor${at}@example.com`,
      security: at % 4 === 3 ? 'Series A Preferred' : 'Series B Preferred',
      status: statuses[at % 3] ?? 'open',
      units: String(units),
      price: at % 5 === 0 ? '11.75' : '12.50',
      value: (units * 12.5).toFixed(2),
      isTokenized: at % 6 === 0,
      issuedOn: `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
    }
  })
}

const { units, money, price, day, fullValue } = formatsOf('en-US')
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Their columns. */
export const storyColumns: readonly DataColumn<StoryHolding>[] = [
  {
    id: 'investor',
    kind: 'text',
    header: 'Investor',
    value: (row) => row.investor,
    isWide: true,
    side: 'start',
    width: 208,
    as: 'title',
  },
  {
    id: 'email',
    kind: 'text',
    header: 'Investor Email',
    value: (row) => row.email,
    isWide: true,
    width: 190,
    as: 'wide',
  },
  {
    id: 'security',
    kind: 'text',
    header: 'Security Name',
    value: (row) => row.security,
    width: 150,
    aggregate: 'same',
  },
  {
    id: 'status',
    kind: 'set',
    header: 'Status',
    value: (row) => row.status,
    options: statuses,
    width: 100,
    as: 'end',
  },
  {
    id: 'units',
    kind: 'number',
    header: 'Total Units',
    value: (row) => row.units,
    format: (value) => (value ? units(text(value)) : ''),
    href: (row) => `#/holding/${row.id}`,
    width: 130,
    total: 'sum',
    aggregate: 'sum',
  },
  {
    id: 'price',
    kind: 'number',
    header: 'Cost Basis',
    explanation: 'Price paid per share',
    value: (row) => row.price,
    format: (value) => (value ? price(text(value)) : ''),
    fullValue: (value) => fullValue(text(value)),
    width: 110,
    aggregate: 'average',
  },
  {
    id: 'value',
    kind: 'number',
    header: 'Total Value',
    value: (row) => row.value,
    format: (value) => (value ? money(text(value)) : ''),
    width: 136,
    total: 'sum',
    aggregate: 'sum',
  },
  {
    id: 'tokenized',
    kind: 'boolean',
    header: 'Tokenized',
    value: (row) => row.isTokenized,
    format: (value) => (value ? 'Yes' : 'No'),
    isHidden: true,
  },
  {
    id: 'issuedOn',
    kind: 'date',
    header: 'Issued On',
    value: (row) => row.issuedOn,
    format: (value) => (value ? day(text(value), 'short') : ''),
    width: 112,
  },
]

/** Names a holding. */
export const holdingId = (row: StoryHolding): string => row.id

/** The state of a grid that keeps nothing. */
export function aGrid(initial?: GridOptions['initial']): Grid {
  const kept = new Map<string, unknown>()
  const preferences = {
    get: (name: string) => kept.get(name),
    set: (name: string, value: unknown) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  }
  return createGrid({ key: 'story', columns: storyColumns, preferences, initial })
}
