// X1: LibreOffice opens a CSV of texts that begin like formulas: none is one, and a negative number stays a number. Tries
// nothing where LibreOffice is not installed. `node packages/sdk-core/fuzz/spreadsheet.ts`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { hasCalc } = await import('./csv/openInCalc.ts')
const { tryCalc } = await import('./csv/tryCalc.ts')

await campaign('spreadsheet', async (_seed, isSlice) => {
  // CI has no office, and need not wait for one.
  if (isSlice || !hasCalc()) return { runs: 0, defects: [], notes: 'LibreOffice was not asked' }
  return { ...tryCalc(), notes: 'opened by LibreOffice' }
})
