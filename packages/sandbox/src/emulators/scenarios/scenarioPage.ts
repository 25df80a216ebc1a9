import { type Html, html } from '../../platform/http/pages/html.ts'
import type { Page } from '../../platform/http/pages/page.ts'
import { type ActiveScenario, failures, providerNames } from './Scenario.ts'

const option = (value: string) => html`<option>${value}</option>`

const field = (label: string, control: Html) =>
  html`<label class="part"><span>${label}</span>${control}</label>`
const text = (name: string, hint: string) =>
  html`<input class="input" name="${name}" placeholder="${hint}" autocomplete="off" />`
const number = (name: string, value: string) =>
  html`<input class="input" name="${name}" inputmode="numeric" value="${value}" />`
const select = (name: string, values: readonly string[]) =>
  html`<select class="input" name="${name}">
    ${values.map(option)}
  </select>`
const whom = field(
  'For',
  html`<select class="input" name="for">
    <option value="all">all users</option>
    <option value="me">the user who is signed in here</option>
  </select>`,
)

const form = (kind: string, title: string, parts: Html[], button: string) =>
  html`<form class="foot" method="post" action="/sandbox/scenario">
    <fieldset>
      <legend>${title}</legend>
      <input type="hidden" name="kind" value="${kind}" />
      <div class="parts">${parts}<button class="button">${button}</button></div>
    </fieldset>
  </form>`

const called = field('Operation, field or path', text('operation', 'any'))

const forms = [
  form(
    'slow',
    'Delay answers',
    [field('Milliseconds', number('milliseconds', '2000')), called, whom],
    'Delay',
  ),
  form(
    'fail',
    'Fail the next requests',
    [field('With', select('as', failures)), field('Times', number('times', '1')), called, whom],
    'Fail',
  ),
  form(
    'lag',
    'Answer with older data, as a replica does',
    [field('Milliseconds', number('milliseconds', '3000')), whom],
    'Turn on',
  ),
  form(
    'reject',
    'Reject at a provider',
    [field('Provider', select('provider', providerNames)), field('Times', number('times', '1'))],
    'Reject',
  ),
  form(
    'sockets',
    'Interrupt the live sockets',
    [field('How', select('how', ['drop', 'freeze'])), whom],
    'Interrupt',
  ),
  form(
    'retryLimit',
    'Reach the retry limit of a step',
    [field('Step', text('stepId', 'the id of a step'))],
    'Set',
  ),
  form(
    'chain',
    'Refuse the next request to a chain',
    [field('Contract', text('contractId', 'the id of a contract'))],
    'Refuse',
  ),
  form(
    'links',
    'Expire the mailed links of an address',
    [field('Email', text('email', 'the recipient of the links'))],
    'Expire',
  ),
  form(
    'payment',
    'Simulate a payment',
    [
      field('Account', text('accountId', 'the id of a vendor, or a known reference')),
      field('Amount in USD', text('amount', '1250.00')),
      field('Day', text('paidOn', 'today')),
      field('Reference', text('reference', 'CAP-…')),
      field('Name of the payer', text('payerName', 'as on the bank statement')),
    ],
    'Pay',
  ),
  form('recall', 'Return a payment', [field('Payment', text('key', 'the key of the payment'))], 'Return'),
  form('clock', 'Move the clock', [field('By', text('by', '3 days, -2 hours, 0'))], 'Move'),
]

const sentence = ({ scenario }: ActiveScenario): string => {
  switch (scenario.kind) {
    case 'slow':
      return `${scenario.operation ?? 'Every request'} takes ${scenario.milliseconds} ms longer`
    case 'fail':
      return `${scenario.operation ?? 'Any request'} fails with ${scenario.as}, ${scenario.times} more times`
    case 'lag':
      return `Answers are up to ${scenario.milliseconds} ms old`
    case 'reject':
      return `The ${scenario.provider} provider rejects, ${scenario.times} more times`
  }
}

const line = (active: ActiveScenario) =>
  html`<li class="choice">
    <span>${sentence(active)}<small>For ${active.userId ? 'one person' : 'all users'}</small></span>
    <form method="post" action="/sandbox/scenario/clear">
      <button class="button" name="id" value="${active.id}">Clear</button>
    </form>
  </li>`

/** Returns the page that lists active and available scenarios. Works without JavaScript. */
export function scenarioPage(active: readonly ActiveScenario[], said?: string): Page {
  return {
    title: 'Scenarios',
    width: '720px',
    style:
      '.parts{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-top:8px}.part{display:grid;gap:4px;flex:1 1 120px}.part>span{font-size:13px;color:var(--muted)}',
    body: html`<section class="card">
        <div class="body">
          <h1>Scenarios</h1>
          <p class="muted">Cause faults on purpose, and see how your app handles them.</p>
          ${said && html`<p class="alert" role="status">${said}</p>`}
        </div>
        ${
          active.length > 0 &&
          html`<ul class="choices">
            ${active.map(line)}
          </ul>`
        }
        <form class="foot" method="post" action="/sandbox/scenario/clear">
          <button class="button">Clear all</button>
        </form>
      </section>
      <section class="card">${forms}</section>
      <section class="card">
        <div class="body">
          <h2>A new investor</h2>
          <p class="muted">Creates an investor without investments.</p>
        </div>
        <form class="foot" method="post" action="/sandbox/investors">
          <div class="parts">
            ${field(
              'Account',
              html`<select class="input" name="setUp">
                <option value="true">set up</option>
                <option value="false">not set up</option>
              </select>`,
            )}
            ${field(
              'Terms of service',
              html`<select class="input" name="terms">
                <option value="true">accepted</option>
                <option value="false">pending</option>
              </select>`,
            )}
            ${field(
              'Consent to the demo broker’s pages',
              html`<select class="input" name="consent">
                <option value="true">given</option>
                <option value="false">not given</option>
              </select>`,
            )}
            <button class="button">Create an investor</button>
          </div>
        </form>
      </section>
      <section class="card">
        <div class="body">
          <h2>Reset</h2>
          <p class="muted">Restores the demo data and the clock. Users stay signed in.</p>
        </div>
        <form class="foot" method="post" action="/sandbox/reset">
          <button class="button">Reset the demo data</button>
        </form>
      </section>`,
    footer: html`<a href="/sandbox/welcome">Sandbox overview</a>`,
  }
}
