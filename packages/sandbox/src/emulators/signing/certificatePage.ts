import { type Html, html } from '../../platform/http/pages/html.ts'
import { fillIn } from '../../platform/language/fillIn.ts'
import type { Speech } from '../../platform/language/locales.ts'
import { icon } from '../../platform/http/pages/icon.ts'
import type { Page } from '../../platform/http/pages/page.ts'
import type { Certificate, SignedEnvelope } from './envelopes.ts'
import type { KeptPaper } from './inline/paperStore.ts'
import { factsStyle } from './signingStyle.ts'

const style = `${factsStyle}
.hash{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"Liberation Mono",monospace;word-break:break-all}
.input::file-selector-button{margin-right:12px;padding:4px 12px;border:1px solid var(--border-strong);border-radius:6px;background:var(--raised);color:inherit;font:inherit;font-weight:600;cursor:pointer}`

/** Returns the page that shows who signed an envelope, when and from where, and that the file is unaltered. */
export function certificatePage(
  envelope: SignedEnvelope & { papers: readonly KeptPaper[] },
  path: string,
  { lang, texts: { certificate, signedPaper } }: Speech,
  verifyUrl: string,
): Page {
  const { isUnaltered, name, sender, id } = envelope
  const words = { ...certificate, accountName: signedPaper.accountName, capacity: signedPaper.capacity }
  return {
    title: name,
    lang,
    width: '720px',
    style,
    body: html`<section class="card">
      <div class="body">
        <h1>${name}</h1>
        <p class="muted">${fillIn(words.sent, { sender, recipient: recipient(envelope) })}</p>
        ${envelope.certificate ? certified(envelope.certificate, words, { isUnaltered, path, id, papers: envelope.papers }) : unsigned(envelope, words)}
        <p><a href="${verifyUrl}">${words.verify}</a></p>
      </div>
    </section>`,
  }
}

const recipient = ({ toName, toEmail }: SignedEnvelope) =>
  [toName, toEmail && `<${toEmail}>`].filter(Boolean).join(' ')

type Words = Speech['texts']['certificate'] & Pick<Speech['texts']['signedPaper'], 'accountName' | 'capacity'>

const unsigned = ({ status }: SignedEnvelope, words: Words) =>
  html`<p class="alert">${status === 'declined' ? words.declined : words.unsigned}</p>`

interface Facts {
  isUnaltered: boolean
  path: string
  id: string
  /** Its files, where it has several. */
  papers: readonly KeptPaper[]
}

function certified(certificate: Certificate, words: Words, { isUnaltered, path, id, papers }: Facts): Html {
  const verdict = isUnaltered
    ? html`<p class="alert" data-tone="success" role="status">${icon('shield')} ${words.unaltered}</p>`
    : html`<p class="alert" data-tone="danger" role="alert">${words.altered}</p>`
  return html`${verdict}
    <h2>${words.heading}</h2>
    <dl class="facts">
      <dt>${words.signedBy}</dt>
      <dd>${certificate.signedBy}</dd>
      ${
        certificate.party &&
        certificate.party !== certificate.signedBy &&
        html`<dt>${words.accountName}</dt>
          <dd>${[certificate.party, certificate.otherNameReason].filter(Boolean).join(' · ')}</dd>`
      }
      ${
        certificate.capacity &&
        html`<dt>${words.capacity}</dt>
          <dd>${certificate.capacity}</dd>`
      }
      <dt>${words.signature}</dt>
      <dd>${certificate.method === 'drawn' ? words.drawn : words.typed}</dd>
      <dt>${words.email}</dt>
      <dd>${certificate.email ?? words.none}</dd>
      <dt>${words.when}</dt>
      <dd>
        <time datetime="${certificate.signedOn}"
          >${new Date(certificate.signedOn).toISOString().slice(0, 19).replace('T', ' ')} UTC</time
        >
      </dd>
      <dt>${words.ip}</dt>
      <dd>${certificate.ip}</dd>
      <dt>${words.envelope}</dt>
      <dd class="hash">${id}</dd>
      ${
        papers.length > 0
          ? papersFacts(papers, words)
          : html`<dt>${words.hash}</dt>
              <dd class="hash" data-hash id="hash">${certificate.sha256}</dd>`
      }
    </dl>
    ${
      papers.length > 0
        ? papers.map(
            ({ id: paper, name }) =>
              html`<p><a class="button" href="${path}/papers/${paper}">${name}</a></p>`,
          )
        : html`<p><a class="button" href="${path}/file">${words.open}</a></p>`
    }
    <div class="field">
      <label for="copy">${words.check}</label>
      <input
        class="input"
        id="copy"
        type="file"
        accept="${papers.length > 0 ? '.pdf,application/pdf' : '.html,text/html'}"
        aria-describedby="copy-help"
      />
      <p class="muted dense" id="copy-help">${words.checkHelp}</p>
      <p
        id="copy-verdict"
        role="status"
        data-same="${words.copySame}"
        data-differs="${words.copyDiffers}"
      ></p>
    </div>`
}

/** Returns the hashes of each paper: one of the file that was shown, one of the file that was signed. */
const papersFacts = (papers: readonly KeptPaper[], words: Words) =>
  papers.map(
    ({ name, version, shownHash, signedHash }) =>
      html`<dt>${fillIn(words.shownHash, { name, version })}</dt>
        <dd class="hash">${shownHash}</dd>
        <dt>${fillIn(words.signedHash, { name })}</dt>
        <dd class="hash" data-hash>${signedHash}</dd>`,
  )
