import { type Html, html } from '../../platform/http/html.ts'
import { icon } from '../../platform/http/icon.ts'
import type { Page } from '../../platform/http/page.ts'
import type { Certificate, SignedEnvelope } from './envelopes.ts'
import { factsStyle } from './signingStyle.ts'

const style = `${factsStyle}
.hash{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"Liberation Mono",monospace;word-break:break-all}
.input::file-selector-button{margin-right:12px;padding:4px 12px;border:1px solid var(--border-strong);border-radius:6px;background:var(--raised);color:inherit;font:inherit;font-weight:600;cursor:pointer}`

/** Who signed an envelope, when, from where, and whether the file is still the one that was signed. */
export function certificatePage(envelope: SignedEnvelope, path: string): Page {
  const { certificate, isUnaltered, name } = envelope
  return {
    title: name,
    width: '720px',
    style,
    body: html`<section class="card">
      <div class="body">
        <h1>${name}</h1>
        <p class="muted">Sent by ${envelope.sender} to ${recipient(envelope)}</p>
        ${certificate ? certified(certificate, { isUnaltered, path, id: envelope.id }) : unsigned(envelope)}
      </div>
    </section>`,
  }
}

const recipient = ({ toName, toEmail }: SignedEnvelope) =>
  [toName, toEmail && `<${toEmail}>`].filter(Boolean).join(' ')

const unsigned = ({ status }: SignedEnvelope) =>
  html`<p class="alert">
    ${status === 'declined' ? 'Its recipient declined to sign it.' : 'It has not been signed yet.'}
  </p>`

interface Facts {
  isUnaltered: boolean
  path: string
  id: string
}

function certified(certificate: Certificate, { isUnaltered, path, id }: Facts): Html {
  const verdict = isUnaltered
    ? html`<p class="alert" data-tone="success" role="status">
        ${icon('shield')} Signed, and unaltered since: file and certificate are those that were sealed.
      </p>`
    : html`<p class="alert" data-tone="danger" role="alert">
        Altered after it was signed. Do not rely on this document.
      </p>`
  return html`${verdict}
    <h2>Certificate</h2>
    <dl class="facts">
      <dt>Signed by</dt>
      <dd>${certificate.signedBy}</dd>
      <dt>Signature</dt>
      <dd>${certificate.method === 'drawn' ? 'Drawn by hand' : 'Typed'}</dd>
      <dt>E-mail</dt>
      <dd>${certificate.email ?? 'N/A'}</dd>
      <dt>When</dt>
      <dd>
        <time datetime="${certificate.signedOn}"
          >${new Date(certificate.signedOn).toISOString().slice(0, 19).replace('T', ' ')} UTC</time
        >
      </dd>
      <dt>IP address</dt>
      <dd>${certificate.ip}</dd>
      <dt>Envelope</dt>
      <dd class="hash">${id}</dd>
      <dt>SHA-256 of the file</dt>
      <dd class="hash" id="hash">${certificate.sha256}</dd>
    </dl>
    <p><a class="button" href="${path}/file">Open the signed document</a></p>
    <div class="field">
      <label for="copy">Check a copy</label>
      <input class="input" id="copy" type="file" accept=".html,text/html" aria-describedby="copy-help" />
      <p class="muted dense" id="copy-help">
        Choose a saved copy of the document. It is compared here and sent nowhere.
      </p>
      <p id="copy-verdict" role="status"></p>
    </div>`
}
