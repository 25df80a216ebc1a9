import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Expanded } from './useExpanded'

/**
 * The keys of a treegrid whose rows take focus (WAI-ARIA): up and down between rows, right opens, left closes or goes
 * to the asset (the other way round where the page is read from the right), Home and End to the ends. One row is in the tab order.
 */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, expanded: Expanded) {
  const [active, setActive] = useState<string>()

  const rows = () => [...(table.current?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [])]
  const focusRow = (row: HTMLElement | undefined) => row?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const row = event.target instanceof HTMLTableRowElement ? event.target : undefined
    if (!row?.dataset.row) return
    const move = moves[keyAlongText(event)]
    if (!move) return
    event.preventDefault()
    move({ row, rows: rows(), expanded, focusRow })
  }
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    setActive(event.target.closest<HTMLElement>('tr[data-row]')?.dataset.row)
  }

  return { active, onKeyDown, onFocus }
}

/** Where the page is read from the right, right and left change places. */
function keyAlongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  const isFromRight = getComputedStyle(currentTarget).direction === 'rtl'
  return isFromRight ? (mirrored[key] ?? key) : key
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

interface Move {
  row: HTMLTableRowElement
  rows: HTMLTableRowElement[]
  expanded: Expanded
  focusRow: (row: HTMLElement | undefined) => void
}

const moves: Readonly<Record<string, ((move: Move) => void) | undefined>> = {
  ArrowDown: ({ row, rows, focusRow }) => focusRow(rows[rows.indexOf(row) + 1]),
  ArrowUp: ({ row, rows, focusRow }) => focusRow(rows[rows.indexOf(row) - 1]),
  Home: ({ rows, focusRow }) => focusRow(rows[0]),
  End: ({ rows, focusRow }) => focusRow(rows.at(-1)),
  ArrowRight: ({ row, expanded }) => setOpen(row, expanded, true),
  ArrowLeft: ({ row, rows, expanded, focusRow }) => {
    if (isOpen(row)) setOpen(row, expanded, false)
    else focusRow(rows.find((each) => each.dataset.row === row.dataset.asset))
  },
  Enter: ({ row, expanded }) => setOpen(row, expanded, !isOpen(row)),
}

function setOpen(row: HTMLTableRowElement, expanded: Expanded, isOpen: boolean) {
  if (row.hasAttribute('aria-expanded') && row.dataset.row) expanded.set(row.dataset.row, isOpen)
}

function isOpen(row: HTMLTableRowElement): boolean {
  return row.getAttribute('aria-expanded') === 'true'
}
