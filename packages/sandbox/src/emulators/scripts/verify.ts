/** The certificate's page: tells whether a copy that a person chooses is the signed file. */
const input = document.querySelector<HTMLInputElement>('#copy')
const verdict = document.querySelector('#copy-verdict')
const expected = [...document.querySelectorAll('[data-hash]')].map(({ textContent }) => textContent?.trim())

input?.addEventListener('change', () => void compare(input.files?.[0]))
// The event of a copy that was chosen before this script had loaded is over.
void compare(input?.files?.[0])

async function compare(file: File | undefined): Promise<void> {
  if (!file || !verdict) return
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  verdict.className = 'alert'
  verdict.setAttribute('data-tone', expected.includes(found) ? 'success' : 'danger')
  // The page shows both in its language.
  verdict.textContent = verdict.getAttribute(expected.includes(found) ? 'data-same' : 'data-differs')
}

export {}
