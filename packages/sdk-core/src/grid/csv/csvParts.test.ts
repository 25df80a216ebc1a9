import { describe, expect, it } from 'vitest'
import { csvParts } from './csvParts'
import { exportName } from './exportName'
import { writeCsv } from './writeCsv'

const columns = [{ header: 'Name', value: (row: string) => row }]
const rows = ['=1+1', 'b', 'c,d', 'e', 'f']
const from = { count: rows.length, rowAt: (at: number) => rows[at] ?? '' }

describe('csvParts', () => {
  it('are the same file as one text, a part at a time, with how far it is', async () => {
    const seen: number[] = []

    const parts = await csvParts(from, columns, { partSize: 2, onProgress: (written) => seen.push(written) })

    expect(parts).toHaveLength(4)
    expect(parts.join('')).toBe(writeCsv(rows, columns))
    expect(seen).toEqual([2, 4, 5])
  })

  it('let others have their turn between two parts', async () => {
    const turns: string[] = []
    const port = new MessageChannel()
    port.port1.onmessage = () => turns.push('other')
    const writing = csvParts(from, columns, { partSize: 4, onProgress: () => turns.push('part') })
    port.port2.postMessage(undefined)
    await writing
    port.port1.close()

    expect(turns).toEqual(['part', 'other', 'part'])
  })

  it('end when they are cancelled', async () => {
    const cancel = new AbortController()
    const seen: number[] = []
    const writing = csvParts(from, columns, {
      partSize: 2,
      signal: cancel.signal,
      onProgress: (written) => {
        seen.push(written)
        cancel.abort()
      },
    })

    await expect(writing).rejects.toThrow('aborted')
    expect(seen).toEqual([2])
  })
})

describe('exportName', () => {
  it('has the day as its page writes it', () => {
    expect(exportName('holdings', '2026-02-16', 'yyyy_MM_dd')).toBe('holdings_2026_02_16.csv')
    // proves HOLD-007, HOLD-008
    expect(exportName('holdings', '2026-02-16', 'MM_dd_yyyy')).toBe('holdings_02_16_2026.csv')
  })
})
