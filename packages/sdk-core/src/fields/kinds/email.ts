import { textKind } from './textKind'

/** An e-mail address: trimmed, and as the platform takes it, which asks the same in `app_private.is_email`. */
export const email = textKind('email', {
  read: (text) => {
    const address = text.trim()
    return isEmail(address) ? address : undefined
  },
})

// No spaces of any kind, and none of the marks that an address has in quotes only.
const part = /^[^\s@()<>,;:"[\]\\.]+$/

/** Up to 64 characters before the @, in parts between single dots; labels that neither begin nor end with a hyphen. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    labels.length > 1 &&
    [...local.split('.'), ...labels].every((one) => part.test(one)) &&
    labels.every((label) => !label.startsWith('-') && !label.endsWith('-'))
  )
}
