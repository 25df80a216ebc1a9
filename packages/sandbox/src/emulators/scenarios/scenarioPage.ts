import { type Html, html } from '../../platform/http/html.ts'
import type { Page } from '../../platform/http/page.ts'
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
    <option value="me">whom I am signed in as</option>
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
  form('slow', 'Be slow', [field('Milliseconds', number('milliseconds', '2000')), called, whom], 'Slow down'),
  form(
    'fail',
    'Fail the next calls',
    [field('With', select('as', failures)), field('Times', number('times', '1')), called, whom],
    'Fail',
  ),
  form(
    'lag',
    'Answer as a replica that lags',
    [field('Milliseconds', number('milliseconds', '3000')), whom],
    'Lag',
  ),
  form(
    'reject',
    'Have a provider say no',
    [field('Provider', select('provider', providerNames)), field('Times', number('times', '1'))],
    'Reject',
  ),
  form('sockets', 'Lose the live socket', [field('How', select('how', ['drop', 'freeze'])), whom], 'Lose it'),
  form(
    'retryLimit',
    'Reach a step’s retry limit',
    [field('Step', text('stepId', 'the id of a step'))],
    'Reach it',
  ),
  form(
    'chain',
    'Have a chain refuse what it is sent',
    [field('Contract', text('contractId', 'the id of a contract'))],
    'Refuse it',
  ),
  form(
    'links',
    'Have the links of an address run out',
    [field('Email', text('email', 'whom they were mailed to'))],
    'Run out',
  ),
  form(
    'payment',
    'Have a payment arrive',
    [
      field('Account', text('accountId', 'the id of a vendor, or a known reference')),
      field('Amount in USD', text('amount', '1250.00')),
      field('Day', text('paidOn', 'today')),
      field('Reference', text('reference', 'CAP-…')),
      field('Name of the payer', text('payerName', 'as the bank writes it')),
    ],
    'Pay',
  ),
  form(
    'recall',
    'Have a payment go back',
    [field('Payment', text('key', 'what the provider calls it'))],
    'Recall',
  ),
  form('clock', 'Move the clock', [field('By', text('by', '3 days, -2 hours, 0'))], 'Move it'),
]

const sentence = ({ scenario }: ActiveScenario): string => {
  switch (scenario.kind) {
    case 'slow':
      return `${scenario.operation ?? 'Every call'} takes ${scenario.milliseconds} ms longer`
    case 'fail':
      return `${scenario.operation ?? 'Any call'} fails with ${scenario.as}, ${scenario.times} more times`
    case 'lag':
      return `Answers are up to ${scenario.milliseconds} ms old`
    case 'reject':
      return `The ${scenario.provider} provider says no, ${scenario.times} more times`
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
          <p class="muted">Make this sandbox go wrong on purpose, to see what your app does then.</p>
          ${said && html`<p class="alert" role="status">${said}</p>`}
        </div>
        ${
          active.length > 0 &&
          html`<ul class="choices">
            ${active.map(line)}
          </ul>`
        }
        <form class="foot" method="post" action="/sandbox/scenario/clear">
          <button class="button">Clear everything</button>
        </form>
      </section>
      <section class="card">${forms}</section>
      <section class="card">
        <div class="body">
          <h2>A new investor</h2>
          <p class="muted">Makes an investor who has invested in nothing yet.</p>
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
              'The demo broker’s pages',
              html`<select class="input" name="consent">
                <option value="true">agreed to</option>
                <option value="false">not agreed to</option>
              </select>`,
            )}
            <button class="button">Make an investor</button>
          </div>
        </form>
      </section>
      <section class="card">
        <div class="body">
          <h2>Begin again</h2>
          <p class="muted">Restores the seed and the clock. Users stay signed in.</p>
        </div>
        <form class="foot" method="post" action="/sandbox/reset">
          <button class="button">Put the seed back</button>
        </form>
      </section>`,
    footer: html`<a href="/sandbox/welcome">What is in this sandbox</a>`,
  }
}
