import { createCapstan } from '@capstan/sdk-core'
import { CapstanProvider } from '@capstan/sdk-react/provider'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { box, columns, rowHeight } from '../page/columns.ts'
import { frame } from '../page/frames.ts'
import type { GridUnderTest } from '../page/GridUnderTest.ts'

/** The name that every grid uses for a column, and ours. */
const names: Readonly<Record<string, string>> = {
  investor: 'investor',
  email: 'investorEmail',
  security: 'securityName',
  units: 'totalUnits',
  percent: 'percentOfRaise',
  cost: 'costBasis',
  tokenized: 'tokenized',
  term: 'term',
  yield: 'yield',
  total: 'totalValue',
  issued: 'issuedOn',
}

/** An instance whose reader shows all eleven columns, as wide as in the other grids. */
export const capstan = createCapstan({ account: '00000000-0000-4000-9000-000000000001' })
if (!new URLSearchParams(location.search).has('shipped'))
  capstan.preferences.set('grid.holdings', {
    widths: Object.fromEntries(columns.map(({ id, width }) => [names[id], width])),
    visibility: { tokenized: true, term: true, yield: true },
  })

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)
const inView = '.capstan-grid-body .capstan-grid-row'

/** Mounts ours with everything that stands around it on a page. */
export function mountOurs(root: HTMLElement, grid: ReactNode): void {
  root.style.cssText = `width:${box.width}px;--capstan-grid-height:${box.height}px`
  createRoot(root).render(<CapstanProvider instance={capstan}>{grid}</CapstanProvider>)
}

/** Presses the button with this text. */
export async function press(text: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(text),
  )
  if (!button) throw new Error(`There is no button "${text}".`)
  button.click()
  await frame()
}

/** The row count it reports. */
export function count(): number {
  const [shown = ''] = /[\d,]+/.exec(find('.capstan-grid-status')?.textContent ?? '') ?? []
  return Number(shown.replaceAll(',', ''))
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await frame()
}

async function openFilters(): Promise<void> {
  await press('Filters')
  await until(() => filterInput() !== null)
  filterInput()?.focus()
}
const filterInput = () => find<HTMLInputElement>('input[aria-label="Filter Investor"]')

/** Enters text as a paste does. */
function type(text: string): void {
  const input = filterInput()
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes the file the way a reader does; the file is caught where it is handed to the browser. */
async function csv(): Promise<number> {
  const caught = new Promise<number>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve((file as Blob).size)
      return '#'
    }
  })
  await press('Export CSV')
  return caught
}

/** The actions of a reader on our grid. */
export const byHand = {
  first: () => {
    const rows = [...document.querySelectorAll(inView)]
    const top = rows.find((row) => row.getAttribute('aria-rowindex') === String(2 + (filterInput() ? 1 : 0)))
    return top?.querySelector('.capstan-grid-cell:nth-child(3)')?.textContent ?? ''
  },
  count,
  header: (column: string) => find(`[data-column="${names[column]}"]`),
  scroller: () => find('.capstan-grid'),
  covered: () => ({
    top: find('.capstan-grid-head')?.offsetHeight ?? rowHeight,
    bottom: find('.capstan-grid-foot')?.offsetHeight ?? 0,
  }),
  rows: () => document.querySelectorAll(inView),
  filter: type,
  pause: 150,
  csv,
} satisfies Partial<GridUnderTest>

export async function prepare(wanted: string): Promise<void> {
  if (wanted === 'filter') await openFilters()
  if (wanted === 'file') await openView()
}

async function openView(): Promise<void> {
  await press('View')
  await until(() =>
    [...document.querySelectorAll('button')].some((each) => each.textContent === 'Export CSV'),
  )
}
