import { textKind } from './textKind'

/** An e-mail address: trimmed; one @, something before it, a domain with a dot after it, no spaces. */
export const email = textKind('email', {
  read: (text) => {
    const address = text.trim()
    return looksLikeAddress(address) ? address : undefined
  },
})

function looksLikeAddress(text: string): boolean {
  if (text.length > 254 || /\s/.test(text)) return false
  const [local, domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return Boolean(local) && more.length === 0 && labels.length > 1 && labels.every(Boolean)
}
