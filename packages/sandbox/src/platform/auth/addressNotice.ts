import { html } from '../http/html.ts'
import type { Page } from '../http/page.ts'
import type { ClosedLink } from './mailLinks.ts'

const words: Record<'used' | 'taken' | 'expired-token', { heading: string; text: string }> = {
  used: {
    heading: 'Address confirmed',
    text: 'You can sign in with this address from now on.',
  },
  taken: {
    heading: 'This address is in use',
    text: 'Another person signs in with it, so it cannot be added. Nothing has changed.',
  },
  'expired-token': {
    heading: 'This link has run out',
    text: 'Ask for the mail again where you asked for it first. Nothing has changed.',
  },
}

/** What became of a link that was to add an address; nothing where there is nothing to say of it. */
export function addressNotice({ kind, status, email }: ClosedLink): Page | undefined {
  if (kind !== 'address' || status === 'invalid-token') return undefined
  const { heading, text } = words[status]
  return {
    title: heading,
    body: html`<section class="card">
      <div class="body" role="status">
        <h1>${heading}</h1>
        <p>${email}</p>
        <p class="muted">${text}</p>
      </div>
      <p class="foot actions"><a class="button" href="/">Go on</a></p>
    </section>`,
  }
}
