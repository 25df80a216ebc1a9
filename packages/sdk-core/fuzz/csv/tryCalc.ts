import { writeCsv } from '../../src/grid/csv/writeCsv'
import { openInCalc } from './openInCalc'
import { beginnings } from './tryCsv'

const ends = ['x', '', '1', '1+1', 'SUM(A1:A2)', '"']
const rows = beginnings.flatMap((beginning) => ends.map((end) => beginning + end))
const column = (header: string) => ({ header, value: (text: string) => text })

/** X1: what is wrong when a spreadsheet opens texts that begin like formulas, and true numbers beside them. */
export function tryCalc(): { runs: number; defects: string[] } {
  const number = { header: 'amount', kind: 'number' as const, value: () => '-12.5' }
  const cells = openInCalc(writeCsv(rows, [column('first'), number, column('last')])).slice(1)
  const defects = rows.flatMap((text, at) => {
    const [first, amount, last] = cells[at] ?? []
    const isSafe = [first, last].every((cell) => cell && !cell.isFormula && cell.type !== 'float')
    if (!isSafe) return [`${JSON.stringify(text)} is ${JSON.stringify(first)} and ${JSON.stringify(last)}`]
    return amount?.type === 'float' && !amount.isFormula ? [] : [`-12.5 is ${JSON.stringify(amount)}`]
  })
  // A spreadsheet that runs no formula at all would prove nothing.
  const bare = openInCalc('a,b\n=1+1,-12.5\n')[1] ?? []
  if (!bare[0]?.isFormula) defects.push('=1+1 is no formula here, guarded or not')
  return { runs: rows.length * 3, defects }
}
