import { html } from '../../platform/http/html.ts'
import type { Errand } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { signingErrand } from '../errandPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { documentText } from './documentText.ts'
import { declineEnvelope, draftEnvelope, type Envelope, findEnvelope, signEnvelope } from './envelopes.ts'
import { signedFile } from './signedFile.ts'
import { signingStyle } from './signingStyle.ts'
import { strokesOf } from './strokes.ts'

/** An errand with what is to be signed. */
interface SigningErrand extends Errand {
  envelope?: Envelope
}

/** The signing provider: shows the document, takes a signature, reports it. */
export const signingProvider: Provider = {
  name: 'signing',
  path: '/docusign/sign',
  purpose: signingErrand,
  prepare: async (db, errand): Promise<SigningErrand> => {
    const { envelopeId, stepId } = errand
    if (envelopeId) return { ...errand, envelope: await findEnvelope(db, envelopeId) }
    return stepId ? { ...errand, envelope: await draftEnvelope(db, stepId) } : errand
  },
  render: signingPage,
  judge: ({ action, name = '', consent, drawn = '' }) => {
    if (action === 'decline') return { outcome: 'failed', output: { error: 'You declined to sign.' } }
    if (!name.trim()) return { problem: 'Type your full legal name.' }
    if (!consent) return { problem: 'Confirm that you want to sign electronically.' }
    return {
      outcome: 'complete',
      output: { signedBy: name.trim().slice(0, 200), method: methodOf(drawn) },
    }
  },
  record: (errand: SigningErrand, { fields, ip, outcome }) => {
    const { envelope } = errand
    const id = envelope?.id
    if (!id) return () => Promise.resolve()
    if (outcome === 'failed') return declineEnvelope(id)
    const { name = '', drawn = '' } = fields
    const signedBy = name.trim().slice(0, 200)
    const body = documentText(envelope, errand)
    return async (client) => {
      const { rows } = await client.query<{ now: Date }>('select app_private.now() as now')
      const file = signedFile({ title: envelope.name, body, signedBy, drawn, signedAt: rows[0]?.now })
      await signEnvelope(id, file, { signedBy, method: methodOf(drawn), ip })(client)
    }
  },
  done: (outcome) => (outcome === 'complete' ? 'Signed. Thank you.' : 'You declined to sign.'),
}

const methodOf = (drawn: string) => (strokesOf(drawn).length > 0 ? 'drawn' : 'typed')

function signingPage(errand: SigningErrand, problem?: string): ProviderPage {
  return {
    title: 'Sign',
    event: 'ready',
    scripts: ['signature'],
    style: signingStyle,
    width: '760px',
    body: html`<form method="post" action="/docusign/sign" class="card">
      <div class="body">
        <h1>${errand.title || 'Sign your agreement'}</h1>
        ${errand.envelope && aboutEnvelope(errand.envelope)}
        <div class="document" tabindex="0" role="region" aria-label="Document">
          ${documentText(errand.envelope, errand)}
        </div>
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
        <p class="muted dense missing" id="missing" hidden>Type your name and agree, then finish.</p>
        <button class="button" name="action" value="decline" formnovalidate>Decline to sign</button>
        <button class="button" data-variant="primary" id="finish" name="action" value="finish">Finish</button>
      </div>
    </form>`,
  }
}

function aboutEnvelope({ sender, toName, toEmail, isTest, documents }: Envelope) {
  const count = documents.length > 1 ? `${documents.length} documents` : 'One document'
  return html`<p class="muted">${count} from ${sender} for ${toName ?? toEmail}</p>
    ${isTest && html`<p class="alert">Test mode: every field shows its test value and the name of its role.</p>`}`
}
