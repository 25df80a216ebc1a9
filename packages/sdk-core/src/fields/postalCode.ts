import { textKind } from './textKind'

/** A postal code: spaces are removed, and N/A stands for a place without one and is stored as empty. */
export const postalCode = textKind('postalCode', {
  read: (text) => {
    const code = text.length < 60 ? text.replace(/\s/g, '') : undefined
    return code?.toUpperCase() === 'N/A' ? '' : code
  },
})
