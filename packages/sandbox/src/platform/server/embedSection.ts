import { demoSecretKey } from '../../../seed/embedKeys.ts'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { type Html, html } from '../http/pages/html.ts'

/** The values for a site that embeds the invest flow, with the demo broker's offering and a seeded investor. */
const values = [
  ['CAPSTAN_SECRET_KEY', 'Secret key of the demo broker, for your server', demoSecretKey],
  ['OFFER_WALL', 'Offer wall: the demo broker', accountIds.larkspur],
  // An offering without an open investment of hers: the first amount entered is the amount invested.
  ['OFFERING', 'Offering: Community Round', offeringIds.dime],
  ['ACCOUNT', 'Account of an investor, set up: Maren Okafor', accountIds.maren],
  ['BROKER', 'Account of the demo broker, for pages about its own data', accountIds.larkspur],
] as const

const valueLine = ([name, meaning, value]: readonly [name: string, meaning: string, value: string]) =>
  html`<dt>${meaning} <small>${name}</small></dt>
    <dd>
      <code id="value-${name}">${value}</code>
      <button class="button" type="button" hidden data-copies="value-${name}" aria-label="Copy ${meaning}">
        Copy
      </button>
    </dd>`

/**
 * Returns the section about embedding, where one click selects a whole value, with the install command unless the packages are
 * published.
 */
export const embedSection = (install: string | undefined): Html =>
  html`<section class="card">
    <div class="body">
      <h2>Embed it</h2>
      <p class="muted">The page <code>docs/start</code> uses these values.</p>
      <dl class="values">
        ${install ? valueLine(['npm', 'Command that installs the packages', install]) : ''}
        ${values.map(valueLine)}
      </dl>
    </div>
  </section>`

/** The path of the script of the values. */
export const copyScriptPath = '/sandbox/copy.js'

/** Shows the buttons that copy a value. Without a clipboard, as on plain HTTP of another machine, they stay hidden. */
export const copyScript = `'use strict'
for (const button of navigator.clipboard ? document.querySelectorAll('[data-copies]') : []) {
  const label = button.textContent
  button.hidden = false
  button.addEventListener('click', async () => {
    const value = document.getElementById(button.dataset.copies).textContent.trim()
    button.textContent = await navigator.clipboard.writeText(value).then(() => 'Copied', () => 'Not copied')
    setTimeout(() => (button.textContent = label), 2000)
  })
}
`

/** The styles of the values. */
export const embedStyle = `.values{display:grid;gap:4px}
.values dt:not(:first-child){margin-top:12px}
.values dt small{font-size:13px;color:var(--muted)}
.values dd{display:flex;gap:8px;align-items:flex-start}
.values code{flex:1;min-width:0;padding:7px 11px;border:1px solid var(--border);border-radius:6px;background:var(--sunken);font:13px/20px ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;overflow-wrap:anywhere;user-select:all}`
