import { html } from '../http/pages/html.ts'
import type { Page } from '../http/pages/page.ts'
import { fillIn } from '../language/fillIn.ts'
import type { Speech } from '../language/locales.ts'
import type { TicketHolder } from './tickets.ts'

/** The platform's own page for a vendor's: passkeys work where they were added, and nowhere else. */
export function secondFactorPage(
  holder: TicketHolder | undefined,
  ticket: string,
  { lang, texts: { pages } }: Speech,
): Page {
  if (!holder)
    return {
      title: pages.expiredHeading,
      lang,
      body: html`<section class="card">
        <div class="body">
          <h1>${pages.expiredHeading}</h1>
          <p class="muted">${pages.confirmExpired}</p>
        </div>
      </section>`,
    }
  const asks = fillIn(pages.confirmLead, {
    account: holder.account ?? '',
    page: holder.origins?.[0] ?? '',
  })
  return {
    title: pages.confirmHeading,
    lang,
    head: html`<script src="/authenticate/second-factor.js" defer></script>`,
    body: html`<section
      class="card"
      id="ask"
      data-ticket="${ticket}"
      data-options="${JSON.stringify(holder.options)}"
    >
      <div class="body">
        <h1>${pages.confirmHeading}</h1>
        <p>${asks}</p>
        <p class="alert" data-tone="danger" role="alert" id="failed" hidden>${pages.confirmFailed}</p>
        <p role="status" id="done" hidden>${pages.confirmDone}</p>
      </div>
      <p class="foot actions">
        <button class="button" data-variant="primary" id="confirm">${pages.confirmButton}</button>
      </p>
    </section>`,
  }
}

/** The script of the page. */
export const secondFactorScript = `'use strict'
const ask = document.getElementById('ask')
const [failed, done, button] = ['failed', 'done', 'confirm'].map((id) => document.getElementById(id))
button?.addEventListener('click', async () => {
  failed.hidden = true
  button.disabled = true
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(ask.dataset.options))
    const credential = await navigator.credentials.get({ publicKey })
    const answer = await fetch('/authenticate/second-factor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: ask.dataset.ticket, response: credential.toJSON() }),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    done.hidden = false
    button.hidden = true
    window.close()
  } catch {
    failed.hidden = false
    button.disabled = false
  }
})
`
