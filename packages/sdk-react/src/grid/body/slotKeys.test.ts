import { describe, expect, it } from 'vitest'
import { heldSlot, slotKey } from './slotKeys'

describe('slotKey', () => {
  it('gives a line the slot of its place, again and again', () => {
    expect([0, 9, 10, 25].map((at) => slotKey({ id: `r${at}`, at }, 10, undefined))).toEqual([0, 9, 0, 5])
  })

  it('leaves the line with focus in its slot wherever it goes, and who is owed that slot in the spare one', () => {
    const held = { id: 'focused', slot: 3 }

    expect(slotKey({ id: 'focused', at: 28 }, 10, held)).toBe(3)
    expect(slotKey({ id: 'other', at: 23 }, 10, held)).toBe(10)
  })

  it.each([0, 7, 13, 24])('gives no two lines of a window the same slot, scrolled by %i', (from) => {
    const held = { id: 'r5', slot: 5 }
    const places = [...Array.from({ length: 10 }, (_, line) => from + line), 5]
    const ids = new Set(places.map((at) => `r${at}`))
    const keys = [...ids].map((id) => slotKey({ id, at: Number(id.slice(1)) }, 10, held))

    expect(new Set(keys).size).toBe(ids.size)
  })
})

describe('heldSlot', () => {
  it('is where the line is shown already', () => {
    const shown = new Map([['r4', 10]])

    expect(heldSlot({ id: 'r4', at: 4 }, { slots: 10, shown, last: undefined })).toBe(10)
  })

  it('is never that of the line that had focus before, whose element has it still', () => {
    const last = { id: 'r4', slot: 4 }

    expect(heldSlot({ id: 'r94', at: 94 }, { slots: 10, shown: new Map(), last })).toBe(10)
  })
})
