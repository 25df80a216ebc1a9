import { html } from '../platform/http/pages/html.ts'
import type { ProviderPage } from './providerPages.ts'

export interface SurePageParts {
  title: string
  /** The path that the provider's form is posted to. */
  path: string
  width: string
  /** Hidden fields of the answer: the token and the earlier values. */
  fields: Readonly<Record<string, string>>
  words: { sureHeading: string; sureLead: string; sure: string; back: string }
}

/** Asks for confirmation, because no other person can undo the action. */
export function surePage({ title, path, width, fields, words }: SurePageParts): ProviderPage {
  return {
    title,
    event: 'ready',
    style: 'main{padding:16px}',
    width,
    body: html`<form method="post" action="${path}" class="card">
      <div class="body">
        <h1>${words.sureHeading}</h1>
        <p>${words.sureLead}</p>
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="decline">${words.sure}</button>
        <button class="button" data-variant="primary" name="action" value="back">${words.back}</button>
      </div>
    </form>`,
  }
}
