import { textKind } from './textKind'

/** A postal code: spaces are removed, and N/A means a place without one and is stored as empty. */
export const postalCode = textKind('postalCode', {
  read: (text) => {
    const code = text.replace(/\s/g, '')
    if (code.length > 60) return undefined
    return code.toUpperCase() === 'N/A' ? '' : code
  },
})
