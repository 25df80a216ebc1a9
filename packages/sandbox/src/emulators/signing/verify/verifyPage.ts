import { type Html, html } from '../../../platform/http/pages/html.ts'
import { icon } from '../../../platform/http/pages/icon.ts'
import type { Page } from '../../../platform/http/pages/page.ts'
import { fillIn } from '../../../platform/language/fillIn.ts'
import type { Speech } from '../../../platform/language/locales.ts'
import { factsStyle } from '../signingStyle.ts'
import type { ChangedParts } from './changedParts.ts'
import type { PaperSignature, SealedPaper, Verdict } from './verifyFile.ts'

/** The largest file that is verified, in megabytes. */
export const mostMegabytes = 20

const style = `${factsStyle}
.parts{display:flex;flex-direction:column;gap:4px;padding-left:20px;list-style:disc}
.input::file-selector-button{margin-right:12px;padding:4px 12px;border:1px solid var(--border-strong);border-radius:6px;background:var(--raised);color:inherit;font:inherit;font-weight:600;cursor:pointer}`

/** Why a file was not verified. */
export type VerifyProblem = 'noFile' | 'tooLarge' | 'tooOften'

/** Returns the page on which a file is chosen, with the result for the last one. */
export function verifyPage(
  { lang, texts }: Speech,
  { verdict, fileName = '', problem }: { verdict?: Verdict; fileName?: string; problem?: VerifyProblem },
): Page {
  const words = texts.verify
  return {
    title: words.title,
    lang,
    width: '720px',
    style,
    body: html`${verdict && resultCard({ verdict, fileName, words, lang })}
      <form class="card" method="post" action="/verify" enctype="multipart/form-data">
        <div class="body">
          <h1>${words.title}</h1>
          <p class="muted">${words.lead}</p>
          <div class="field">
            <label for="file">${words.file}</label>
            <input
              class="input"
              id="file"
              name="file"
              type="file"
              accept=".pdf,.html,application/pdf,text/html"
              required
              aria-describedby="file-help${problem && ' file-problem'}"
              aria-invalid="${problem ? 'true' : 'false'}"
            />
            ${
              problem &&
              html`<p class="alert" data-tone="danger" id="file-problem" role="alert">
                ${fillIn(words[problem], { most: mostMegabytes })}
              </p>`
            }
            <p class="muted dense" id="file-help">${fillIn(words.help, { most: mostMegabytes })}</p>
          </div>
        </div>
        <div class="foot actions">
          <button class="button" data-variant="primary">${verdict ? words.another : words.verify}</button>
        </div>
      </form>`,
  }
}

type Words = Speech['texts']['verify']

interface Result {
  verdict: Verdict
  fileName: string
  words: Words
  lang: string
}

function resultCard({ verdict, fileName, words, lang }: Result): Html {
  const tone = verdict.status === 'intact' ? 'success' : 'danger'
  return html`<section class="card" aria-labelledby="result">
    <div class="body">
      <h2 id="result">${fileName || words.result}</h2>
      <p
        class="alert"
        data-tone="${tone}"
        data-status="${verdict.status}"
        role="${tone === 'success' ? 'status' : 'alert'}"
      >
        ${tone === 'success' && icon('shield')} ${words[verdict.status]}
      </p>
      ${verdict.status === 'changed' && changes(verdict.parts, words, lang)}
      ${verdict.status === 'foreign' ? html`<p class="muted">${words.foreignHelp}</p>` : facts(verdict.paper, words, lang)}
    </div>
  </section>`
}

function changes(parts: ChangedParts, words: Words, lang: string): Html {
  const lines = parts.isRewritten
    ? [words.rewritten]
    : [
        ...parts.pages.map((page) => fillIn(words.pageChanged, { page })),
        parts.appended > 0 && fillIn(words.appended, { count: parts.appended }, lang),
        parts.missing > 0 && fillIn(words.cut, { count: parts.missing }, lang),
        parts.seal && words.sealChanged,
        parts.properties && words.propertiesChanged,
      ]
  return html`<h3>${words.changes}</h3>
    <ul class="parts">
      ${lines.map((line) => line && html`<li>${line}</li>`)}
    </ul>`
}

function facts(
  { name, version, template, templateCopyOn, signatures }: SealedPaper,
  words: Words,
  lang: string,
): Html {
  return html`<dl class="facts">
    <dt>${words.paper}</dt>
    <dd>${fillIn(words.paperVersion, { name, version })}</dd>
    <dt>${words.template}</dt>
    <dd>
      ${
        template
          ? templateCopyOn
            ? fillIn(words.templateVersion, { name: template, day: utc(templateCopyOn) })
            : template
          : words.noTemplate
      }
    </dd>
    ${signatures.map(
      (signature) =>
        html`<dt>${words.signedBy}</dt>
          <dd>
            ${[signature.signedBy, signature.capacity].filter(Boolean).join(' · ')}
            ${
              signature.party &&
              signature.party !== signature.signedBy &&
              html`<br />${fillIn(words.accountName, { name: signature.party, reason: signature.otherNameReason ?? '' })}`
            }
            <br /><time datetime="${signature.signedOn}">${times(signature, lang)}</time>
          </dd>`,
    )}
  </dl>`
}

/** Returns the time of a signature in the zone of its signer, where it is known, and in UTC. */
function times({ signedOn, timeZone }: PaperSignature, lang: string): string {
  const instant = new Date(signedOn)
  if (!timeZone || timeZone === 'UTC') return utc(instant)
  const local = new Intl.DateTimeFormat(lang, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(instant)
  return `${local} (${timeZone}) · ${utc(instant)}`
}

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`
