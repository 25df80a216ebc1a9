import { type Html, html } from '../platform/http/pages/html.ts'
import type { Speech } from '../platform/language/locales.ts'

/** The events that a provider's page sends to the page that embeds it. */
export type ProviderEvent = 'ready' | 'complete' | 'error'

/** A page of a provider, and the announcement it makes once loaded. */
export interface ProviderPage {
  title: string
  lang?: string
  body: Html
  event: ProviderEvent
  reason?: string
  /** Script files under `/scripts/`, by name. */
  scripts?: string[]
  style?: string
  width?: string
}

/** The last page of a task. */
export function donePage(
  text: string,
  { lang, texts: { providers } }: Speech,
  event: ProviderEvent,
  reason?: string,
): ProviderPage {
  return {
    title: providers.done,
    lang,
    event,
    reason,
    body: html`<section class="card" role="status">
      <div class="body">
        <h1>${text}</h1>
        <p class="muted">${providers.close}</p>
      </div>
    </section>`,
  }
}

/** For a link that leads nowhere: used up, too old, or never made. */
export function expiredPage({ lang, texts: { providers } }: Speech): ProviderPage {
  return {
    title: providers.linkNotValid,
    lang,
    event: 'error',
    reason: 'expired',
    body: html`<section class="card" role="alert">
      <div class="body">
        <h1>${providers.linkEnded}</h1>
        <p class="muted">${providers.openAgain}</p>
      </div>
    </section>`,
  }
}
