import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** How LibreOffice takes a cell. */
export interface CalcCell {
  isFormula: boolean
  /** `string`, `float`, `currency`, `date`…; nothing of an empty cell. */
  type: string | undefined
}

/** Returns true when LibreOffice is installed on this machine. */
export function hasCalc(): boolean {
  return spawnSync('soffice', ['--version']).status === 0
}

/** Opens a CSV text in LibreOffice, divided by commas, and answers its cells row by row. */
export function openInCalc(text: string): CalcCell[][] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-calc-'))
  try {
    writeFileSync(path.join(folder, 'table.csv'), text)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    // Comma, double quote, UTF-8, from the first line; formulas in cells are evaluated, as a reader's office may do.
    const filter = '--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,-1,true'
    const args = [
      profile,
      '--headless',
      filter,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      `${folder}/table.csv`,
    ]
    execFileSync('soffice', args, { stdio: 'ignore', timeout: 120_000 })
    return cellsOf(readFileSync(path.join(folder, 'table.fods'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function cellsOf(document: string): CalcCell[][] {
  const rows = document.match(/<table:table-row[\s>][\s\S]*?<\/table:table-row>/g) ?? []
  return rows.map((row) =>
    [...row.matchAll(/<table:table-cell([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const repeated = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)
      const type = /office:value-type="(\w+)"/.exec(attributes)?.[1]
      const cell = { isFormula: attributes.includes('table:formula='), type }
      return Array.from({ length: Math.min(repeated, 20) }, () => cell)
    }),
  )
}
