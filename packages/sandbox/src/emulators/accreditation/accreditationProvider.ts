import { html } from '../../platform/http/html.ts'
import type { Errand } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { accreditationErrand } from '../errandPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'

const methods: Record<string, string> = {
  income: 'My income was over $200,000 (with my spouse $300,000) in each of the last two years',
  netWorth: 'My net worth is over $1,000,000, not counting the home I live in',
  license: 'I hold a Series 7, 65 or 82 license in good standing',
  entity: 'I act for an entity with assets over $5,000,000',
}

/** The accreditation service: a person says how they qualify; the service believes them. */
export const accreditationProvider: Provider = {
  name: 'accreditation',
  path: '/investready/login',
  purpose: accreditationErrand,
  render: accreditationPage,
  judge: ({ action, method = '', attest }) => {
    if (action === 'decline')
      return { outcome: 'failed', output: { error: 'You are not an accredited investor.' } }
    if (!methods[method]) return { problem: 'Choose how you qualify.' }
    if (!attest) return { problem: 'Confirm that what you say is true.' }
    return { outcome: 'complete', output: { method } }
  },
  done: (outcome) =>
    outcome === 'complete'
      ? 'You are verified as an accredited investor.'
      : 'Your accreditation was not confirmed.',
}

const choice = ([value, text]: [string, string]) =>
  html`<label class="check"
    ><input type="radio" name="method" value="${value}" required /> <span>${text}</span></label
  >`

function accreditationPage(errand: Errand, problem?: string): ProviderPage {
  return {
    title: 'Accreditation',
    event: 'ready',
    style:
      'main{padding:16px}fieldset{display:flex;flex-direction:column;gap:12px}legend{margin-bottom:12px}',
    width: '640px',
    body: html`<form method="post" action="/investready/login" class="card">
      <div class="body">
        <h1>Confirm that you are accredited</h1>
        <p class="muted">${errand.issuer} may sell ${errand.asset} to accredited investors only.</p>
        ${problem && html`<p class="alert" data-tone="danger" role="alert">${problem}</p>`}
        <fieldset>
          <legend>How does ${errand.investor} qualify?</legend>
          ${Object.entries(methods).map(choice)}
        </fieldset>
        <label class="check"
          ><input type="checkbox" name="attest" value="yes" required />
          <span>What I say here is true, and I can prove it when I am asked to.</span>
        </label>
        <input type="hidden" name="token" value="${errand.token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="decline" formnovalidate>I do not qualify</button>
        <button class="button" data-variant="primary" name="action" value="confirm">Confirm</button>
      </div>
    </form>`,
  }
}
