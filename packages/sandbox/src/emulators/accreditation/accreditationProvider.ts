import { html } from '../../platform/http/pages/html.ts'
import { fillIn } from '../../platform/language/fillIn.ts'
import type { Speech } from '../../platform/language/locales.ts'
import type { ProviderTask } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { failedWith } from '../failedWith.ts'
import { accreditationProviderTask } from '../providerTaskPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { surePage } from '../surePage.ts'

const methods = ['income', 'netWorth', 'license', 'entity'] as const

/** The accreditation service: a person answers how they qualify; the service believes them. */
export const accreditationProvider: Provider = {
  name: 'accreditation',
  path: '/investready/login',
  purpose: accreditationProviderTask,
  render: accreditationPage,
  between: ({ action }, providerTask, speech) => {
    if (action === 'ask') return declinePage(providerTask, speech)
    return action === 'back' ? accreditationPage(providerTask, speech) : undefined
  },
  judge: ({ action, method = '', attest }) => {
    if (action === 'decline') return failedWith('not_accredited')
    if (!methods.some((known) => known === method))
      return { problem: ({ accreditation }) => accreditation.choose }
    if (!attest) return { problem: ({ accreditation }) => accreditation.attestMissing }
    return { outcome: 'complete', output: { method } }
  },
  done:
    (outcome) =>
    ({ accreditation }) =>
      accreditation[outcome],
}

const choice = (value: string, text: string) =>
  html`<label class="check"
    ><input type="radio" name="method" value="${value}" required /> <span>${text}</span></label
  >`

function accreditationPage(
  providerTask: ProviderTask,
  { texts: { accreditation } }: Speech,
  problem?: string,
): ProviderPage {
  const { issuer, asset, investor, token } = providerTask
  return {
    title: accreditation.title,
    event: 'ready',
    style:
      'main{padding:16px}fieldset{display:flex;flex-direction:column;gap:12px}legend{margin-bottom:12px}',
    width: '640px',
    body: html`<form method="post" action="/investready/login" class="card">
      <div class="body">
        <h1>${accreditation.heading}</h1>
        <p class="muted">${fillIn(accreditation.lead, { issuer, asset })}</p>
        ${problem && html`<p class="alert" data-tone="danger" role="alert">${problem}</p>`}
        <fieldset>
          <legend>${fillIn(accreditation.question, { investor })}</legend>
          ${methods.map((method) => choice(method, accreditation[method]))}
        </fieldset>
        <label class="check"
          ><input type="checkbox" name="attest" value="yes" required />
          <span>${accreditation.attest}</span>
        </label>
        <input type="hidden" name="token" value="${token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="ask" formnovalidate>${accreditation.decline}</button>
        <button class="button" data-variant="primary" name="action" value="confirm">
          ${accreditation.confirm}
        </button>
      </div>
    </form>`,
  }
}

function declinePage({ issuer, token }: ProviderTask, { texts: { accreditation } }: Speech): ProviderPage {
  return surePage({
    title: accreditation.title,
    path: '/investready/login',
    width: '640px',
    fields: { token },
    words: { ...accreditation, sureLead: fillIn(accreditation.sureLead, { issuer }) },
  })
}
