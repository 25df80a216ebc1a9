import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entity } from '../entity'
import { diffSingleRow } from '../index/diffRows'
import { orderOf } from './orderOf'
import { matchesFilter } from './matchesFilter'
import type { ListPage } from './pageRows'
import { updatePage, type BeforeAndAfter } from './updatePage'

const orderBy = fc.constantFrom(
  undefined,
  'NATURAL',
  'ID_DESC',
  ['STATUS_ASC'],
  ['AMOUNT_DESC', 'STATUS_ASC'],
)
const filter = fc.constantFrom(
  undefined,
  { status: { equalTo: 'open' } },
  { status: { in: ['open', 'Closed'] }, amount: { greaterThan: '1' } },
  { not: { issuanceStatus: { isNull: true } } },
  { or: [{ locked: { equalTo: true } }, { amount: { lessThanOrEqualTo: 0 } }] },
)
const fields = fc.record({
  status: fc.constantFrom('open', 'Closed', 'drafted', null),
  amount: fc.constantFrom('0', '1', '1.5', '10', null),
  locked: fc.boolean(),
  issuanceStatus: fc.constantFrom(null, 'requested'),
})
const record = (id: number) =>
  fields.map((given): Entity => ({ __typename: 'Distribution', id: `${id}`.padStart(4, '0'), ...given }))
const everything = fc.array(fields, { maxLength: 12 }).map((all) =>
  all.map((given, at): Entity => ({
    __typename: 'Distribution',
    id: `${at * 2}`.padStart(4, '0'),
    ...given,
  })),
)
const place = fc.record({
  first: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  offset: fc.integer({ min: 0, max: 4 }),
  isCounted: fc.boolean(),
})

interface Asked {
  filter: unknown
  orderBy: unknown
  first?: number
  offset: number
  isCounted: boolean
}

/** Returns the answer that the platform would give. */
function answer(all: readonly Entity[], { filter, orderBy, first, offset, isCounted }: Asked): ListPage {
  const order = orderOf(orderBy)
  const rows = all.filter((each) => matchesFilter(filter, each) === true).sort((a, b) => order?.(a, b) ?? 0)
  const end = first === undefined ? undefined : offset + first
  return { rows: rows.slice(offset, end), first, offset, total: isCounted ? rows.length : undefined }
}

/** Returns the page after the record was updated in it, and before any row moved. */
function patched(page: ListPage, { before, after }: BeforeAndAfter): ListPage {
  return { ...page, rows: page.rows.map((row) => (row === before && after ? after : row)) }
}

const change = everything.chain((all) =>
  fc.oneof(
    fc
      .integer({ min: 0, max: all.length })
      .chain((at) => record(at * 2 + 1))
      .map((after) => ({ all, before: undefined, after })),
    ...all.map((before, at) =>
      fc.oneof(
        record(at * 2).map((after) => ({ all, before, after })),
        fc.constant({ all, before, after: undefined }),
      ),
    ),
  ),
)

const idOf = ({ id }: Entity) => id

/** The ids of a page after a change of one row is applied. */
function changedBy(row: Entity, before: readonly Entity[], after: readonly Entity[]) {
  const { removed: gone, added: come } = diffSingleRow(row, before, after)
  for (const [each, at] of come) expect(after[at]).toBe(each)
  const left = before.filter((each) => !gone.includes(each))
  return [...left, ...come.map(([each]) => each)].map(idOf).sort()
}

describe('updatePage', () => {
  it('shows the same page as the platform, or refetches', () => {
    let settledPages = 0

    fc.assert(
      fc.property(change, filter, orderBy, place, ({ all, before, after }, filter, orderBy, place) => {
        const asked = { filter, orderBy, ...place }
        const next = [...all.filter((each) => each !== before), ...(after ? [after] : [])]
        const order = orderOf(orderBy)
        if (!order) throw new Error('Every order here is decidable.')

        const page = patched(answer(all, asked), { before, after })
        const settled = updatePage(page, { filter, order }, { before, after })

        if (!settled) return
        settledPages++
        const { row, ...shown } = settled
        const { rows, total } = answer(next, asked)
        expect(shown).toEqual({ rows, total })
        expect(row ? changedBy(row, page.rows, shown.rows) : page.rows.map(idOf).sort()).toEqual(
          rows.map(idOf).sort(),
        )
      }),
      { numRuns: 4000 },
    )
    // A rule that leaves everything to the platform would be right, and useless.
    expect(settledPages).toBeGreaterThan(2000)
  })
})
