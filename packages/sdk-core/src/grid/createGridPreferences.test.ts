import { describe, expect, it } from 'vitest'
import { createPreferences } from '../preferences/createPreferences'
import { aStorage } from '../testing/aStorage'
import { createGridPreferences } from './createGridPreferences'
import { detailHeight, rowHeights } from './gridHeights'

const untouched = { density: 'compact', order: [], widths: {}, visibility: {}, pinned: {} }

describe('createGridPreferences', () => {
  it('begins compact, as its author arranged it', () => {
    // proves GRID-015
    expect(createGridPreferences(createPreferences(aStorage()), 'holdings').get()).toEqual(untouched)
  })

  it('keeps density, order, widths and visibility under the key of the grid', () => {
    const storage = aStorage()
    const arranged = {
      density: 'comfortable' as const,
      order: ['units', 'investor'],
      widths: { units: 120 },
      visibility: { term: true },
      pinned: { investor: 'start' as const },
    }
    createGridPreferences(createPreferences(storage), 'holdings').set(arranged)

    const reopened = createPreferences(storage)

    expect(createGridPreferences(reopened, 'holdings').get()).toEqual(arranged)
    // proves GRID-016, GRID-017, GRID-018, GRID-019
    expect(createGridPreferences(reopened, 'portfolio').get()).toEqual(untouched)
  })

  it.each([
    [{ density: 'toString', order: 'units', widths: [1], visibility: null }],
    [
      {
        density: 'huge',
        order: [1, {}],
        widths: { units: -5, price: '80', x: Infinity },
        visibility: { a: 'yes' },
      },
    ],
    ['nonsense'],
    [null],
  ])('shows a usable grid for every stored value: %j', (stored) => {
    const preferences = createPreferences(aStorage())
    preferences.set('grid.holdings', stored)

    expect(createGridPreferences(preferences, 'holdings').get()).toEqual(untouched)
  })

  it('resets to the layout of its author', () => {
    const grid = createGridPreferences(createPreferences(aStorage()), 'holdings')
    grid.set({ density: 'standard' })

    grid.reset()

    expect(grid.get()).toEqual(untouched)
  })

  it('has rows of 36, 54 and 67 pixels', () => {
    // proves GRID-011, GRID-012, GRID-013
    expect(rowHeights).toEqual({ compact: 36, standard: 54, comfortable: 67 })
  })

  it('shows a detail panel of 212 pixels until it has been measured', () => {
    expect(detailHeight()).toBe(212)
    // proves GRID-014
    expect(detailHeight(340)).toBe(340)
  })
})
