import { html } from '../http/pages/html.ts'
import type { Speech } from '../language/locales.ts'
import type { Page } from '../http/pages/page.ts'
import type { ClosedLink } from './mailLinks.ts'

const closed = { taken: ['takenHeading', 'taken'], 'expired-token': ['expiredHeading', 'expired'] } as const
const keys = {
  address: { used: ['usedHeading', 'used'], ...closed },
  undo: { used: ['undoneHeading', 'undone'], ...closed },
  passkey: { used: ['passkeyUsedHeading', 'passkeyUsed'], ...closed },
} as const

/**
 * Returns the page about a closed link that belongs to a person rather than an account; undefined when there is nothing to
 * report.
 */
export function addressNotice(
  { kind, status, email }: ClosedLink,
  { lang, texts: { pages } }: Speech,
): Page | undefined {
  if (kind === null || kind === 'claim' || kind === 'ownership' || status === 'invalid-token')
    return undefined
  const [heading, text] = keys[kind][status]
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
