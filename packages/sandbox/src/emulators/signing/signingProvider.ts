import { html } from '../../platform/http/html.ts'
import type { Errand } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { agreementText } from './agreementText.ts'
import { signingStyle } from './signingStyle.ts'

/** The signing provider: shows the document, takes a signature, reports it. */
export const signingProvider: Provider = {
  name: 'signing',
  path: '/docusign/sign',
  render: signingPage,
  judge: ({ action, name = '', consent, drawn = '' }) => {
    if (action === 'decline') return { outcome: 'failed', output: { error: 'You declined to sign.' } }
    if (!name.trim()) return { problem: 'Type your full legal name.' }
    if (!consent) return { problem: 'Confirm that you want to sign electronically.' }
    return {
      outcome: 'complete',
      output: { signedBy: name.trim().slice(0, 200), method: isDrawn(drawn) ? 'drawn' : 'typed' },
    }
  },
  done: (outcome) => (outcome === 'complete' ? 'Signed. Thank you.' : 'You declined to sign.'),
}

const isDrawn = (drawn: string) => drawn.length > '[]'.length

function signingPage(errand: Errand, problem?: string): ProviderPage {
  return {
    title: 'Sign',
    event: 'ready',
    scripts: ['signature'],
    style: signingStyle,
    width: '760px',
    body: html`<form method="post" action="/docusign/sign" class="card">
      <div class="body">
        <h1>${errand.title || 'Sign your agreement'}</h1>
        <div class="document" tabindex="0" role="region" aria-label="Document">${agreementText(errand)}</div>
        ${problem && html`<p class="alert" data-tone="danger" role="alert">${problem}</p>`}
        <div class="field">
          <label for="name">Full legal name</label>
          <input class="input" id="name" name="name" autocomplete="name" maxlength="200" required />
        </div>
        <p class="preview"><span class="hidden">Your signature: </span><span id="preview">Your name</span></p>
        <div class="field">
          <p id="drawing-label"><strong>Draw your signature</strong> <span class="muted">Optional</span></p>
          <canvas id="drawing" role="img" aria-labelledby="drawing-label"></canvas>
          <div class="actions">
            <button class="button" id="clear" type="button" hidden>Clear drawing</button>
          </div>
        </div>
        <label class="check"
          ><input type="checkbox" id="consent" name="consent" value="yes" required />
          <span
            >I agree to sign this document electronically, and that this signature binds me as one on paper
            would.</span
          >
        </label>
        <input type="hidden" id="drawn" name="drawn" />
        <input type="hidden" name="token" value="${errand.token}" />
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="decline" formnovalidate>Decline to sign</button>
        <button class="button" data-variant="primary" id="finish" name="action" value="finish">Finish</button>
      </div>
    </form>`,
  }
}
