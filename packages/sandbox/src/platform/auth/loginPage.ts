import { html } from '../http/pages/html.ts'
import { icon } from '../http/pages/icon.ts'
import type { Page } from '../http/pages/page.ts'
import { fillIn } from '../language/fillIn.ts'
import type { Speech } from '../language/locales.ts'
import type { DemoUser } from './demoUsers.ts'
import type { Offering } from './invitedTo.ts'

/** Props of the sign-in page. */
export interface LoginPageProps {
  users: DemoUser[]
  /** The query the form keeps, with its question mark. */
  query: string
  error?: string
  /** The address that was typed and is not known: it stays in the field. */
  typed?: string
  /** An unknown address, for which the page offers an account. */
  unknown?: string
  /** The offering that the person came for. */
  offering?: Offering
  speech: Speech
}

const choice = (user: DemoUser) =>
  html`<li>
    <button class="choice" name="user" value="${user.email}">
      <span><strong>${user.name}</strong><small>${user.email}</small><small>${user.purpose}</small></span>
      ${icon('arrow-right')}
    </button>
  </li>`

const signUpForm = (action: string, email: string, pages: Speech['texts']['pages']) =>
  html`<form class="foot" method="post" action="${action}">
    <input type="hidden" name="user" value="${email}" />
    <button class="button" name="create" value="yes">${fillIn(pages.signUp, { email })}</button>
  </form>`

/** The sandbox's stand-in for a sign-in provider: choose who to be. Works without JavaScript. */
export function loginPage({
  users,
  query,
  error,
  typed = '',
  unknown,
  offering,
  speech,
}: LoginPageProps): Page {
  const {
    lang,
    texts: { pages },
  } = speech
  const action = `/authenticate/login${query}`
  return {
    title: pages.signIn,
    lang,
    body: html`<section class="card">
      <div class="body">
        <h1>${pages.signIn}</h1>
        ${offering && html`<p>${fillIn(pages.signInFor, { ...offering })}</p>`}
        <p class="muted">${pages.signInLead}</p>
        ${error && html`<p class="alert" data-tone="danger" role="alert">${error}</p>`}
      </div>
      ${unknown && signUpForm(action, unknown, pages)}
      <form method="post" action="${action}">
        <ul class="choices">
          ${users.map(choice)}
        </ul>
      </form>
      <form class="foot field" method="post" action="${action}">
        <label for="user">${pages.signInOther}</label>
        <div class="row">
          <input
            class="input"
            id="user"
            name="user"
            type="email"
            value="${typed}"
            autocomplete="username"
            required
          />
          <button class="button">${pages.signIn}</button>
        </div>
      </form>
    </section>`,
    footer: html`<a href="/sandbox/welcome">${pages.inThisSandbox}</a>`,
  }
}
