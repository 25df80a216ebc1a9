import { html } from '../../platform/http/html.ts'
import { fillIn } from '../../platform/language/fillIn.ts'
import type { Speech } from '../../platform/language/locales.ts'
import type { Errand } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { failedWith } from '../failedWith.ts'
import { paymentErrand } from '../errandPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { surePage } from '../surePage.ts'
import { paymentReference } from './wireInstructions.ts'

/** The payment provider: says where the money goes, and takes the word of whoever says it is sent. */
export const paymentProvider: Provider = {
  name: 'payment',
  path: '/fund/pay',
  purpose: paymentErrand,
  render: paymentPage,
  between: ({ action }, errand, speech) => {
    if (action === 'ask') return declinePage(errand, speech)
    return action === 'back' ? paymentPage(errand, speech) : undefined
  },
  judge: ({ action }, errand) =>
    action === 'decline'
      ? failedWith('payment_cancelled')
      : { outcome: 'complete', output: { reference: referenceOf(errand) } },
  done:
    (outcome) =>
    ({ payment }) =>
      payment[outcome],
}

const referenceOf = ({ stepId }: Errand) => paymentReference(stepId)

function paymentPage(errand: Errand, { texts: { payment } }: Speech): ProviderPage {
  const { due } = errand
  return {
    title: payment.title,
    event: 'ready',
    style: 'main{padding:16px}',
    width: '560px',
    body: html`<form method="post" action="/fund/pay" class="card">
      <div class="body">
        <h1>${payment.heading}</h1>
        <p class="muted">${payment.lead}</p>
        <dl class="facts">
          <dt>${payment.beneficiary}</dt>
          <dd>${fillIn(payment.escrow, { issuer: errand.issuer })}</dd>
          <dt>${payment.investor}</dt>
          <dd>${errand.investor}</dd>
          ${
            due &&
            html`<dt>${payment.amount}</dt>
              <dd><strong>${due}</strong> USD</dd>`
          }
          <dt>${payment.reference}</dt>
          <dd>${referenceOf(errand)}</dd>
        </dl>
        <input type="hidden" name="token" value="${errand.token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="ask">${payment.cancel}</button>
        <button class="button" data-variant="primary" name="action" value="pay">${payment.sent}</button>
      </div>
    </form>`,
  }
}

function declinePage({ issuer, token }: Errand, { texts: { payment } }: Speech): ProviderPage {
  return surePage({
    title: payment.title,
    path: '/fund/pay',
    width: '560px',
    fields: { token },
    words: { ...payment, sureLead: fillIn(payment.sureLead, { issuer }) },
  })
}
