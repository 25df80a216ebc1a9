import { html } from '../../platform/http/pages/html.ts'
import type { Page } from '../../platform/http/pages/page.ts'
import type { KeptTemplate } from './providerTemplates.ts'
import { factsStyle } from './signingStyle.ts'

/** A template as its vendor sees it at the signing provider. */
export function templatePage(template: KeptTemplate): Page {
  const { id, name, description, deleted } = template
  return {
    title: name,
    width: '640px',
    isFramed: true,
    style: factsStyle,
    body: html`<form method="post" action="/docusign/templates/${id}" class="card">
      <div class="body">
        <h1>${name}</h1>
        <p class="muted">
          Template at the signing provider · changed
          ${template.updatedOn.toISOString().slice(0, 16).replace('T', ' ')} UTC
        </p>
        ${deleted && html`<p class="alert" data-tone="danger">Deleted. The next sync finds it gone.</p>`}
        ${
          template.failures > 0 &&
          html`<p class="alert" data-tone="danger">The next sync will fail, as you asked.</p>`
        }
        <div class="field">
          <label for="name">Name</label>
          <input class="input" id="name" name="name" value="${name}" maxlength="200" required />
        </div>
        <div class="field">
          <label for="description">Description</label>
          <input class="input" id="description" name="description" value="${description}" maxlength="1000" />
        </div>
        <dl class="facts">
          <dt>Roles</dt>
          <dd>${template.roles.join(', ')}</dd>
          ${template.documents.map(
            (document) =>
              html`<dt>${document.name}</dt>
                <dd>${document.fields.join(', ')}</dd>`,
          )}
        </dl>
        <p class="muted dense">What you change here shows on the platform after a sync.</p>
      </div>
      <div class="foot actions">
        <button class="button" name="action" value="fail" formnovalidate>Fail the next sync</button>
        ${
          deleted
            ? html`<button class="button" name="action" value="restore">Restore</button>`
            : html`<button class="button" name="action" value="delete">Delete</button>`
        }
        <button class="button" data-variant="primary" name="action" value="save">Save</button>
      </div>
    </form>`,
  }
}
