import type { DemoUser } from '../auth/demoUsers.ts'
import { copyScriptPath, embedSection, embedStyle } from './embedSection.ts'
import { html } from '../http/pages/html.ts'
import { icon } from '../http/pages/icon.ts'
import type { OpenOffering } from './openOfferings.ts'
import type { Page } from '../http/pages/page.ts'
import { toursSection, toursStyle } from './tours.ts'

const userLine = (user: DemoUser) =>
  html`<li>
    <form method="post" action="/authenticate/login">
      <button class="choice" name="user" value="${user.email}">
        <span><strong>${user.name}</strong><small>${user.email}</small><small>${user.purpose}</small></span>
        ${icon('arrow-right')}
      </button>
    </form>
  </li>`

const offeringLine = ({ path, security, offering, asset, price, issuer, seller }: OpenOffering) =>
  html`<li>
    <a class="choice" href="${path}">
      <span>
        <strong>${security}</strong>
        ${offering === security ? '' : html`<small>${offering}</small>`}
        <small>${asset} of ${issuer}, offered by ${seller}</small>
        <small>$${price} a unit</small>
      </span>
      ${icon('arrow-right')}
    </a>
  </li>`

interface Welcome {
  users: DemoUser[]
  offerings: OpenOffering[]
  /** The command that installs the packages from this server. */
  install: string | undefined
}

/** Returns the page that lists the demo users and offerings. */
export function welcomePage({ users, offerings, install }: Welcome): Page {
  return {
    title: 'Welcome',
    width: '720px',
    style: embedStyle + toursStyle,
    head: html`<script src="${copyScriptPath}" defer></script>`,
    body: html`<section class="card">
        <div class="body">
          <h1>Welcome to the Capstan sandbox</h1>
          <p class="muted">
            This is the whole platform on your machine: database, GraphQL, live socket, and emulators of
            sign-in, signing, accreditation, payment and mail.
          </p>
          <p><a class="button" data-variant="primary" href="/">Open the app</a></p>
        </div>
      </section>
      ${toursSection()}
      <section class="card">
        <div class="body">
          <h2>Open an offering</h2>
          <p class="muted">Sign in as an investor when the page asks.</p>
        </div>
        <ul class="choices">
          ${offerings.map(offeringLine)}
        </ul>
      </section>
      <section class="card">
        <div class="body"><h2>Sign in as a demo user</h2></div>
        <ul class="choices">
          ${users.map(userLine)}
        </ul>
      </section>
      ${embedSection(install)}`,
    footer: html`<a href="/sandbox/outbox">Outbox</a> <a href="/sandbox/receiver">Webhooks</a>
      <a href="/sandbox/scenario">Scenarios</a> <a href="/healthz">Health</a>`,
  }
}
