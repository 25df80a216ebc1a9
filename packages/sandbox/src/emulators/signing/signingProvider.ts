import { html } from '../../platform/http/pages/html.ts'
import { fillIn } from '../../platform/language/fillIn.ts'
import type { Speech } from '../../platform/language/locales.ts'
import type { ProviderTask } from '../callbacks.ts'
import type { Provider } from '../addProviderRoutes.ts'
import { failedWith } from '../failedWith.ts'
import { signingProviderTask } from '../providerTaskPurposes.ts'
import type { ProviderPage } from '../providerPages.ts'
import { surePage } from '../surePage.ts'
import { documentText } from './documentText.ts'
import {
  declineEnvelope,
  draftEnvelope,
  type Envelope,
  findEnvelope,
  signEnvelope,
  signerNames,
} from './envelopes.ts'
import { consentIn } from './inline/consent.ts'
import { openPapers } from './inline/openPapers.ts'
import type { KeptPaper } from './inline/paperStore.ts'
import type { Signing } from './inline/readSigning.ts'
import { sealKey } from './inline/sealKey.ts'
import { isSameName, signPapersIn } from './inline/signEnvelope.ts'
import type { Mark } from './inline/signPaper.ts'
import { signedFile } from './signedFile.ts'
import { signingStyle } from './signingStyle.ts'
import { signerName } from './signerName.ts'
import { strokesOf } from './strokes.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A task with the papers to sign. */
interface SigningProviderTask extends ProviderTask {
  envelope?: Envelope
  /** The database with the papers of envelopes that several people sign. */
  db?: Database
  /** Returns the letters of a name that papers cannot show; undefined when no papers are typeset. */
  findMissingLetters?: (text: string) => string[]
}

/** The signing provider: shows the document, takes a signature, reports it. */
export const signingProvider: Provider = {
  name: 'signing',
  path: '/docusign/sign',
  purpose: signingProviderTask,
  prepare: async (db, providerTask): Promise<SigningProviderTask> => {
    const { envelopeId, stepId } = providerTask
    if (envelopeId) {
      const envelope = await findEnvelope(db, envelopeId)
      if (!envelope?.isShared) return { ...providerTask, envelope }
      const { findMissingLetters } = await import('./inline/faces.ts')
      // Papers that cannot be set, because one of their signers has such a name, are signed as this page shows them.
      const isSet = findMissingLetters(await signerNames(db, envelopeId)).length === 0
      return { ...providerTask, db, envelope, ...(isSet && { findMissingLetters }) }
    }
    return stepId ? { ...providerTask, envelope: await draftEnvelope(db, stepId) } : providerTask
  },
  render: signingPage,
  between: ({ action, name = '' }, providerTask: SigningProviderTask, speech) => {
    if (action === 'ask') return declinePage(providerTask, name, speech)
    return action === 'back' ? signingPage(providerTask, speech, undefined, { name }) : undefined
  },
  judge: ({ action, name = '', consent, drawn = '', reason = '' }, providerTask: SigningProviderTask) => {
    const { envelope } = providerTask
    if (action === 'decline')
      return envelope?.isShared ? declinedBy(envelope) : failedWith('declined_to_sign')
    if (envelope?.isHeld) return { problem: ({ signing }) => signing.held }
    if (envelope?.isLocked) return { problem: ({ signing }) => signing.locked }
    if (!signerName(name)) return { problem: ({ signing }) => signing.nameMissing }
    const party = partyName(providerTask)
    if (party && !isSameName(party, signerName(name)) && !signerName(reason))
      return { problem: ({ signing }) => fillIn(signing.otherName, { name: party }) }
    const letters = providerTask.findMissingLetters?.(signerName(name)) ?? []
    if (letters.length > 0)
      return { problem: ({ signing }) => fillIn(signing.letters, { letters: letters.join(' ') }) }
    if (!consent) return { problem: ({ signing }) => signing.consentMissing }
    return {
      outcome: 'complete',
      output: { signedBy: signerName(name), method: methodOf(drawn) },
    }
  },
  record: (providerTask: SigningProviderTask, { fields, ip, outcome }) => {
    const { envelope } = providerTask
    const id = envelope?.id
    if (!id) return () => Promise.resolve()
    if (outcome === 'failed') return declineEnvelope(id)
    const { name = '', drawn = '', reason = '', locale } = fields
    const signedBy = signerName(name)
    const body = documentText(envelope, providerTask)
    return async (client) => {
      // Papers that several sign are set when they are first signed: a link that is followed notes nothing.
      const within = providerTask.db ? { ...providerTask.db, pool: client as never } : undefined
      const papers = within && (await openPapers(within, providerTask.stepId, id))
      if (within && papers) {
        const consent = consentIn(locale, envelope.sender)
        const signing = {
          ...signingOf(papers, signedBy, drawn),
          otherNameReason: signerName(reason) || undefined,
        }
        await signPapersIn(
          client,
          { envelopeId: id, userId: null, ip, consent },
          signing,
          await sealKey(within),
        )
        return
      }
      const { rows } = await client.query<{ now: Date }>('select app_private.now() as now')
      const file = signedFile({ title: envelope.name, body, signedBy, drawn, signedAt: rows[0]?.now })
      const otherNameReason = signerName(reason) || undefined
      await signEnvelope(id, file, { signedBy, method: methodOf(drawn), ip, otherNameReason })(client)
    }
  },
  done:
    (outcome) =>
    ({ signing }) =>
      signing[outcome],
}

const methodOf = (drawn: string) => (strokesOf(drawn).length > 0 ? 'drawn' : 'typed')

/** Other users of the account read the signer's name. */
function declinedBy({ toName, sender }: Envelope) {
  const { outcome, output } = failedWith('signer_declined')
  return { outcome, output: { ...output, signer: toName ?? sender } }
}

/** The name that the signer has in the account, where they are a party of it. */
const partyName = ({ envelope }: SigningProviderTask) => (envelope?.isParty && envelope.toName) || undefined

/** The signature of a form in every field of its signer. */
function signingOf(papers: readonly KeptPaper[], signedBy: string, drawn: string): Signing {
  const strokes = strokesOf(drawn)
  const markOf = (kind: string): Mark => {
    if (kind === 'initials') return { kind: 'typed', text: initialsOf(signedBy) }
    return strokes.length > 0 ? { kind: 'drawn', strokes } : { kind: 'typed', text: signedBy }
  }
  const fields = papers.flatMap((paper) => paper.fields)
  const own = fields.filter(({ isTheirs, kind }) => isTheirs && kind !== 'date')
  const marks = new Map(own.map(({ id, kind }) => [id, markOf(kind)]))
  return { signedBy, marks, method: methodOf(drawn) }
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .map((word) => [...word][0] ?? '')
    .join('')

function signingPage(
  providerTask: SigningProviderTask,
  { lang, texts: { signing } }: Speech,
  problem?: string,
  { name = partyName(providerTask) ?? '', reason = '' }: Record<string, string> = {},
): ProviderPage {
  const party = partyName(providerTask)
  const isHeld = providerTask.envelope?.isHeld === true
  const alert = isHeld ? signing.held : problem
  // The agreement stored with the papers is the text shown here.
  const consent = providerTask.db && providerTask.envelope && consentIn(lang, providerTask.envelope.sender)
  return {
    title: signing.title,
    event: 'ready',
    scripts: ['signature'],
    style: signingStyle,
    width: '760px',
    body: html`<form method="post" action="/docusign/sign" class="card">
      <div class="body">
        <h1>${providerTask.title || signing.heading}</h1>
        ${providerTask.envelope && aboutEnvelope(providerTask.envelope, lang, signing)}
        <div class="document" tabindex="0" role="region" aria-label="${signing.document}">
          <div lang="en">${documentText(providerTask.envelope, providerTask)}</div>
        </div>
        ${alert && html`<p class="alert" data-tone="danger" role="alert">${alert}</p>`}
        <div class="field">
          <label for="name">${signing.name}</label>
          <input
            class="input"
            id="name"
            name="name"
            value="${name}"
            autocomplete="name"
            maxlength="200"
            required
          />
        </div>
        ${
          party &&
          html`<div class="field">
            <label for="reason">${fillIn(signing.otherNameReason, { name: party })}</label>
            <input class="input" id="reason" name="reason" value="${reason}" maxlength="200" />
          </div>`
        }
        ${providerTask.envelope?.capacity && html`<p class="muted">${providerTask.envelope.capacity}</p>`}
        <p class="preview">
          <span class="hidden">${signing.preview}</span><span id="preview">${signing.yourName}</span>
        </p>
        <div class="field">
          <p id="drawing-label">
            <strong>${signing.draw}</strong> <span class="muted">${signing.optional}</span>
          </p>
          <canvas id="drawing" role="img" aria-labelledby="drawing-label"></canvas>
          <div class="actions">
            <button class="button" id="clear" type="button" hidden>${signing.clear}</button>
          </div>
        </div>
        <label class="check"
          ><input type="checkbox" id="consent" name="consent" value="yes" required />
          <span>${consent?.agree ?? signing.consent}</span>
        </label>
        ${
          consent &&
          html`<p class="muted dense">${consent.disclosure}</p>
            <input type="hidden" name="locale" value="${consent.locale}" />`
        }
        <input type="hidden" id="drawn" name="drawn" />
        <input type="hidden" name="token" value="${providerTask.token}" />
      </div>
      <div class="foot actions">
        <p class="muted dense missing" id="missing" hidden>${signing.missing}</p>
        <button class="button" name="action" value="ask" formnovalidate>${signing.decline}</button>
        ${
          !isHeld &&
          html`<button class="button" data-variant="primary" id="finish" name="action" value="finish">
            ${signing.finish}
          </button>`
        }
      </div>
    </form>`,
  }
}

/** The form keeps its values, so that a person who goes back finds them again. */
function declinePage(
  { issuer, token, stepId, envelope }: SigningProviderTask,
  name: string,
  { texts: { signing } }: Speech,
): ProviderPage {
  const sureLead = stepId
    ? fillIn(signing.sureLead, { issuer })
    : fillIn(signing.sureLeadAlone, { sender: envelope?.sender ?? issuer })
  return surePage({
    title: signing.title,
    path: '/docusign/sign',
    width: '760px',
    fields: { token, name },
    words: { ...signing, sureLead },
  })
}

function aboutEnvelope(envelope: Envelope, lang: string, signing: Speech['texts']['signing']) {
  const { sender, toName, toEmail, isTest, documents } = envelope
  const values = { count: Math.max(documents.length, 1), sender, name: toName ?? toEmail ?? '' }
  return html`<p class="muted">${fillIn(signing.documents, values, lang)}</p>
    ${isTest && html`<p class="alert">${signing.test}</p>`}`
}
