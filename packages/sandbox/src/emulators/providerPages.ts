import { type Html, html } from '../platform/http/html.ts'

/** What a provider's page tells the page that holds it. */
export type ProviderEvent = 'ready' | 'complete' | 'error'

/** A page of a provider, and what it announces once it is there. */
export interface ProviderPage {
  title: string
  body: Html
  event: ProviderEvent
  reason?: string
  /** Script files under `/scripts/`, by name. */
  scripts?: string[]
  style?: string
  width?: string
}

/** The last page of an errand. */
export function donePage(text: string, event: ProviderEvent, reason?: string): ProviderPage {
  return {
    title: 'Done',
    event,
    reason,
    body: html`<section class="card" role="status">
      <div class="body">
        <h1>${text}</h1>
        <p class="muted">You can close this page and go on where you came from.</p>
      </div>
    </section>`,
  }
}

/** For a link that leads nowhere: used up, too old, or never made. */
export function expiredPage(): ProviderPage {
  return {
    title: 'Link not valid',
    event: 'error',
    reason: 'expired',
    body: html`<section class="card" role="alert">
      <div class="body">
        <h1>This link is not valid any more</h1>
        <p class="muted">Go back to your investment and open the step again.</p>
      </div>
    </section>`,
  }
}
