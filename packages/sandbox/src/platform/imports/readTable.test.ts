import { describe, expect, it } from 'vitest'
import { customersImporter } from './importers.ts'
import { readTable, type RowsTaken } from './readTable.ts'

const inHundreds = (handOver: RowsTaken['handOver']): RowsTaken => ({
  piece: 100,
  handOver,
})

async function* file(rows: number) {
  yield Buffer.from('name,email\r\n')
  for (let row = 0; row < rows; row++) yield Buffer.from(`Person ${row},person-${row}@example.com\r\n`)
}

describe('readTable', () => {
  it('hands 50,000 rows over in batches of a hundred', async () => {
    const batches: number[] = []
    const table = await readTable(
      file(50_000),
      customersImporter,
      inHundreds(async (rows) => void batches.push(rows.length)),
    )

    expect(table.problems).toEqual([])
    expect(batches.reduce((sum, size) => sum + size)).toBe(50_000)
    expect(Math.max(...batches)).toBeLessThanOrEqual(100)
  })

  it('refuses one row more', async () => {
    const table = await readTable(
      file(50_001),
      customersImporter,
      inHundreds(async () => undefined),
    )

    expect(table.problems).toEqual([
      { row: 50_002, column: null, code: 'too_many_rows', message: 'A file may have 50,000 rows.' },
    ])
  })

  it('lets others have a turn between two batches, also of one piece of a file', async () => {
    async function* onePiece() {
      const rows = Array.from({ length: 300 }, (_, row) => `Person ${row},person-${row}@example.com\r\n`)
      yield Buffer.from(`name,email\r\n${rows.join('')}`)
    }
    let turns = 0
    let running = true
    const count = () => {
      turns++
      if (running) setImmediate(count)
    }
    setImmediate(count)
    const seen: number[] = []
    // The built-in database answers without one: it runs in the same thread.
    await readTable(
      onePiece(),
      customersImporter,
      inHundreds(async () => void seen.push(turns)),
    )
    running = false

    expect(seen.length).toBeGreaterThanOrEqual(3)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('reads characters that are cut in two', async () => {
    const bytes = Buffer.from('name,email\nŁódź 💶,a@b.example\n')
    const names: unknown[] = []
    async function* pieces() {
      for (const byte of bytes) yield Buffer.from([byte])
    }
    await readTable(
      pieces(),
      customersImporter,
      inHundreds(async (rows) => void names.push(...rows.map(({ cells }) => cells.name))),
    )

    expect(names).toEqual(['Łódź 💶'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for no column', async (title) => {
    async function* hostile() {
      yield Buffer.from(`name,email,${title}\nA,a@b.example,x\n`)
    }
    const table = await readTable(
      hostile(),
      customersImporter,
      inHundreds(async () => undefined),
    )

    expect(table.problems).toEqual([
      { row: 1, column: title, code: 'unknown_column', message: 'There is no such column.' },
    ])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})
