import { html } from '../http/html.ts'
import type { Speech } from '../language/locales.ts'
import type { Page } from '../http/page.ts'
import type { ClosedLink } from './mailLinks.ts'

const keys = {
  used: ['usedHeading', 'used'],
  taken: ['takenHeading', 'taken'],
  'expired-token': ['expiredHeading', 'expired'],
} as const

/** What became of a link that was to add an address; nothing where there is nothing to say of it. */
export function addressNotice(
  { kind, status, email }: ClosedLink,
  { lang, texts: { pages } }: Speech,
): Page | undefined {
  if (kind !== 'address' || status === 'invalid-token') return undefined
  const [heading, text] = keys[status]
  return {
    title: pages[heading],
    lang,
    body: html`<section class="card">
      <div class="body" role="status">
        <h1>${pages[heading]}</h1>
        <p>${email}</p>
        <p class="muted">${pages[text]}</p>
      </div>
      <p class="foot actions"><a class="button" href="/">${pages.goOn}</a></p>
    </section>`,
  }
}
