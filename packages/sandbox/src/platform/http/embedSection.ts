import { demoSecretKey } from '../../../seed/embedKeys.ts'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { type Html, html } from './html.ts'

/** The values for a site that embeds the invest flow, with the demo broker's offering and a seeded investor. */
const values = [
  ['CAPSTAN_SECRET_KEY', 'Secret key of the demo broker, for your server', demoSecretKey],
  ['OFFER_WALL', 'Offer wall: the demo broker', accountIds.larkspur],
  // One she has nothing open in: what is typed first is what is invested.
  ['OFFERING', 'Offering: Community Round', offeringIds.dime],
  ['ACCOUNT', 'Account of an investor who is set up: Maren Okafor', accountIds.maren],
] as const

const valueLine = ([name, meaning, value]: readonly [name: string, meaning: string, value: string]) =>
  html`<dt>${meaning} <small>${name}</small></dt>
    <dd><code>${value}</code></dd>`

/**
 * Returns the section about embedding, where one click selects a whole value, with the install command unless the packages are
 * published.
 */
export const embedSection = (install: string | undefined): Html =>
  html`<section class="card">
    <div class="body">
      <h2>Embed it</h2>
      <p class="muted">What <code>docs/start</code> asks for. A click selects a value.</p>
      <dl class="values">
        ${install ? valueLine(['npm', 'The packages, as they would be published', install]) : ''}
        ${values.map(valueLine)}
      </dl>
    </div>
  </section>`

/** The styles of the values. */
export const embedStyle = `.values{display:grid;gap:4px}
.values dt:not(:first-child){margin-top:12px}
.values dt small{font-size:13px;color:var(--muted)}
.values code{display:block;padding:7px 11px;border:1px solid var(--border);border-radius:6px;background:var(--sunken);font:13px/20px ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;overflow-wrap:anywhere;user-select:all}`
