import { expect, it } from 'vitest'
import type { RecordChanges } from '../../cache/rows/RecordChange'
import { createAskedChanges } from './createAskedChanges'

const gone = (version: number, id = '1'): RecordChanges => new Map([[id, { version, isGone: true }]])
const seenAgain = (version: number): RecordChanges =>
  new Map([['1', { version, isGone: false, isNew: true }]])
const changed = (version: number): RecordChanges => new Map([['1', { version, isGone: false }]])

it('treats a removed record as visible again when that was requested before the missed answers are known', () => {
  const noteAsked = createAskedChanges()
  const withLater = noteAsked('rounds', gone(17))
  noteAsked('rounds', gone(3, '2'))
  noteAsked('securities', gone(18))

  expect(withLater(gone(17))).toEqual(gone(17))
  noteAsked('rounds', seenAgain(17))
  expect(withLater(gone(17))).toEqual(seenAgain(17))
})

it('goes by the order in which changes were asked for, and forgets of none that it is new', () => {
  const noteAsked = createAskedChanges()
  const first = noteAsked('rounds', seenAgain(17))
  const second = noteAsked('rounds', changed(18))

  expect(first(seenAgain(17))).toEqual(seenAgain(18))
  expect(second(changed(18))).toEqual(changed(18))
  noteAsked('rounds', gone(18))
  expect(second(changed(18))).toEqual(gone(18))
})

it('treats no record as gone once any record may have changed, until it is pushed again', () => {
  const noteAsked = createAskedChanges()
  const withLater = noteAsked('rounds', gone(17))
  noteAsked('rounds', undefined)

  expect(withLater(gone(17)).size).toBe(0)
  expect(withLater(changed(18))).toEqual(changed(18))
  const after = noteAsked('rounds', gone(17))
  expect(after(gone(17))).toEqual(gone(17))
})
