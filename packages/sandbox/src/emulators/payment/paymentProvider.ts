import { html } from '../../platform/http/pages/html.ts'
import { fillIn } from '../../platform/language/fillIn.ts'
import type { Speech } from '../../platform/language/locales.ts'
import type { ProviderTask } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { failedWith } from '../failedWith.ts'
import { paymentProviderTask } from '../providerTaskPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { surePage } from '../surePage.ts'
import { paymentReference } from './wireInstructions.ts'

/** The payment provider: shows where to send the money, and believes the person who reports that it is sent. */
export const paymentProvider: Provider = {
  name: 'payment',
  path: '/fund/pay',
  purpose: paymentProviderTask,
  render: paymentPage,
  between: ({ action }, providerTask, speech) => {
    if (action === 'ask') return declinePage(providerTask, speech)
    return action === 'back' ? paymentPage(providerTask, speech) : undefined
  },
  judge: ({ action }, providerTask) =>
    action === 'decline'
      ? failedWith('payment_cancelled')
      : { outcome: 'complete', output: { reference: referenceOf(providerTask) } },
  done:
    (outcome) =>
    ({ payment }) =>
      payment[outcome],
}

const referenceOf = ({ stepId }: ProviderTask) => paymentReference(stepId)

function paymentPage(providerTask: ProviderTask, { texts: { payment } }: Speech): ProviderPage {
  const { due } = providerTask
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
          <dd>${fillIn(payment.escrow, { issuer: providerTask.issuer })}</dd>
          <dt>${payment.investor}</dt>
          <dd>${providerTask.investor}</dd>
          ${
            due &&
            html`<dt>${payment.amount}</dt>
              <dd><strong>${due}</strong> USD</dd>`
          }
          <dt>${payment.reference}</dt>
          <dd>${referenceOf(providerTask)}</dd>
        </dl>
        <input type="hidden" name="token" value="${providerTask.token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="ask">${payment.cancel}</button>
        <button class="button" data-variant="primary" name="action" value="pay">${payment.sent}</button>
      </div>
    </form>`,
  }
}

function declinePage({ issuer, token }: ProviderTask, { texts: { payment } }: Speech): ProviderPage {
  return surePage({
    title: payment.title,
    path: '/fund/pay',
    width: '560px',
    fields: { token },
    words: { ...payment, sureLead: fillIn(payment.sureLead, { issuer }) },
  })
}
