import { type Html, html } from '../../platform/http/pages/html.ts'
import type { ProviderTask } from '../callbacks.ts'

/** The document a person signs: short, and about the very thing they are buying. */
export function agreementText({ investor, issuer, asset, units, price }: ProviderTask): Html {
  const what = units ? html`${units} units of ${asset}` : html`an interest in ${asset}`
  const at = price ? html` at a price of $${price} a unit` : ''
  return html`<h2>Subscription agreement</h2>
    <p>
      This agreement is made between <strong>${issuer}</strong> (the “Issuer”) and
      <strong>${investor}</strong> (the “Investor”).
    </p>
    <p>1. Subscription. The Investor subscribes for ${what}${at}, on the terms of the offering.</p>
    <p>
      2. Acceptance. The subscription binds the Issuer once it has accepted it. Until then the Issuer may
      refuse it in whole or in part and returns what was paid.
    </p>
    <p>
      3. The Investor’s word. The Investor has read the offering’s documents, understands that the investment
      may be lost entirely, and buys for its own account and not to resell.
    </p>
    <p>
      4. Restrictions. The units are not registered with any authority and may be transferred only as the law
      and the Issuer’s rules allow.
    </p>
    <p>5. Electronic signature. The parties agree that this agreement is signed electronically.</p>
    <p class="muted">This is a sandbox: the document is an example without legal effect.</p>`
}
