import { type Html, html } from '../../platform/http/pages/html.ts'
import type { ProviderTask } from '../callbacks.ts'
import { agreementText } from './agreementText.ts'
import type { Envelope, EnvelopeDocument } from './envelopes.ts'

/** The documents of an envelope with their fields filled in; a general agreement where a vendor has no template. */
export function documentText(envelope: Envelope | undefined, providerTask: ProviderTask): Html {
  if (!envelope?.documents.length) return agreementText(providerTask)
  return html`${envelope.documents.map((document) => documentHtml(document, envelope.values))}
    <p class="muted">This is a sandbox: the document is an example without legal effect.</p>`
}

const documentHtml = ({ name, text }: EnvelopeDocument, values: Record<string, string>) =>
  html`<h2>${name}</h2>
    ${text.map((paragraph) =>
      paragraph.startsWith('# ')
        ? html`<h3>${fill(paragraph.slice(2), values)}</h3>`
        : html`<p>${fill(paragraph, values)}</p>`,
    )}`

/** Odd pieces of a split by `{{label}}` are labels. */
function fill(paragraph: string, values: Record<string, string>): Html[] {
  return paragraph.split(/\{\{(\w+)\}\}/).map((piece, index) => {
    if (index % 2 === 0) return html`${piece}`
    return html`<strong class="filled">${Object.hasOwn(values, piece) ? values[piece] : '…'}</strong>`
  })
}
