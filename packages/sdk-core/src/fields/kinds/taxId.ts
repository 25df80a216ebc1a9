import { textKind } from './textKind'

/** Entered when a party has no tax id. */
export const noTaxId = '000'

/**
 * A tax id. Dashes and spaces are dropped from a number; a foreign id may have letters, and has digits. 000 says there is none, and
 * so do N/A and any other number of zeros.
 */
export const taxId = textKind('taxId', {
  read: (text) => {
    const id = text.replace(/[\s-]/g, '')
    if (/^(0{3,30}|n[./]?a\.?)$/i.test(id)) return noTaxId
    return /^(?=.*\d)[A-Za-z0-9./]{3,30}$/.test(id) ? id : undefined
  },
  display: (text) => (text === noTaxId ? 'N/A' : '•'.repeat(5) + text.slice(-4)),
  warn: async (id) => (isImpossibleSsn(id) ? 'impossibleSsn' : undefined),
})

// Numbers of nine digits that Social Security never gives out; those that begin with 9 may be an ITIN.
// https://www.ssa.gov/employer/randomizationfaqs.html
function isImpossibleSsn(id: string): boolean {
  return /^\d{9}$/.test(id) && /^(000|666)|^\d{3}00|0000$/.test(id)
}
