import { Html, html } from '../http/pages/html.ts'
import { icon } from '../http/pages/icon.ts'
import type { Mail } from './outbox.ts'
import type { Page } from '../http/pages/page.ts'

const sentOn = (mail: Mail) => mail.createdOn.toISOString().slice(0, 16).replace('T', ' ')

const entry = (mail: Mail) =>
  html`<li>
    <a class="choice" href="/sandbox/outbox/${mail.id}">
      <span
        ><strong>${mail.subject}</strong><small>To ${mail.to}</small><small>${sentOn(mail)} UTC</small></span
      >
      ${icon('arrow-right')}
    </a>
  </li>`

const welcomeLink = html`<a href="/sandbox/welcome">Sandbox overview</a>`

/** The mails this sandbox would have sent, those to one address or all. */
export function outboxPage(mails: Mail[], to = ''): Page {
  const list = html`<ul class="choices">
    ${mails.map(entry)}
  </ul>`
  return {
    title: 'Outbox',
    width: '720px',
    body: html`<section class="card">
      <div class="body">
        <h1>Outbox</h1>
        <p class="muted">The sandbox sends no mail. It keeps every mail on this page.</p>
        <form class="field" action="/sandbox/outbox">
          <label for="to">Sent to</label>
          <span class="row">
            <input class="input" id="to" name="to" type="email" value="${to}" placeholder="All addresses" />
            <button class="button">Show</button>
          </span>
        </form>
      </div>
      ${mails.length > 0 ? list : html`<p class="body muted">${to ? `No mail to ${to}.` : 'No mail yet.'}</p>`}
    </section>`,
    footer: welcomeLink,
  }
}

/** One mail, as its reader would see it; the page's policy lets nothing in it run or load. */
export function mailPage(mail: Mail): Page {
  return {
    title: mail.subject,
    width: '720px',
    body: html`<article class="card">
      <header class="body">
        <h1>${mail.subject}</h1>
        <p class="muted dense">To ${mail.to} · ${sentOn(mail)} UTC</p>
      </header>
      <div class="foot body">${new Html(mail.html)}</div>
    </article>`,
    footer: html`<a href="/sandbox/outbox">All mail</a> ${welcomeLink}`,
  }
}
