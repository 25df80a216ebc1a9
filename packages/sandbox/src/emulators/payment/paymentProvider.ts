import { html } from '../../platform/http/html.ts'
import type { Errand } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { paymentErrand } from '../errandPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'

/** The payment provider: says where the money goes, and takes the word of whoever says it is sent. */
export const paymentProvider: Provider = {
  name: 'payment',
  path: '/fund/pay',
  purpose: paymentErrand,
  render: paymentPage,
  judge: ({ action }, errand) =>
    action === 'decline'
      ? { outcome: 'failed', output: { error: 'The payment was cancelled.' } }
      : { outcome: 'complete', output: { reference: referenceOf(errand) } },
  done: (outcome) =>
    outcome === 'complete' ? 'Thank you. We have your payment.' : 'The payment was cancelled.',
}

const referenceOf = ({ stepId }: Errand) => `CAP-${stepId?.slice(0, 8).toUpperCase()}`

function paymentPage(errand: Errand): ProviderPage {
  const { due } = errand
  return {
    title: 'Payment',
    event: 'ready',
    style: 'main{padding:16px}',
    width: '560px',
    body: html`<form method="post" action="/fund/pay" class="card">
      <div class="body">
        <h1>Fund your investment</h1>
        <p class="muted">Send a wire from an account in the investor’s name, then say so here.</p>
        <dl class="facts">
          <dt>Beneficiary</dt>
          <dd>${errand.issuer}, escrow account</dd>
          <dt>Investor</dt>
          <dd>${errand.investor}</dd>
          ${
            due &&
            html`<dt>Amount</dt>
              <dd><strong>${due}</strong> USD</dd>`
          }
          <dt>Reference</dt>
          <dd>${referenceOf(errand)}</dd>
        </dl>
        <input type="hidden" name="token" value="${errand.token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="decline">Cancel payment</button>
        <button class="button" data-variant="primary" name="action" value="pay">I have sent the wire</button>
      </div>
    </form>`,
  }
}
