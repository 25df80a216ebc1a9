import { type Html, html } from '../http/html.ts'
import type { Page } from '../http/page.ts'
import type { LinkKind, OpenLink } from './mailLinks.ts'

/** What the page of a mailed link shows. */
export interface ConfirmPageProps {
  link: OpenLink
  token: string
  /** Who is signed in. */
  person: { name: string; email: string } | undefined
}

const words: Record<LinkKind, { heading: string; lead: string; button: string }> = {
  claim: {
    heading: 'Claim an account',
    lead: 'An account was made for you. When you claim it, you become its owner.',
    button: 'Claim the account',
  },
  ownership: {
    heading: 'Become the owner of an account',
    lead: 'The owner of this account wants to hand it over to you.',
    button: 'Become the owner',
  },
  address: {
    heading: 'Add an address',
    lead: 'When you confirm it, you can sign in with this address too.',
    button: 'Confirm the address',
  },
}

const types: Record<string, string> = {
  issuer: 'Issuer',
  broker: 'Broker',
  agent: 'Agent',
  ats: 'ATS',
  investor: 'Investor',
}

/** Says what a mailed link would do, for which address, and asks whether to do it. Works without JavaScript. */
export function confirmPage(props: ConfirmPageProps): Page {
  const { link } = props
  const { heading, lead } = words[link.kind]
  return {
    title: heading,
    body: html`<section class="card">
      <div class="body">
        <h1>${heading}</h1>
        <p class="muted">${lead}</p>
        <dl class="facts">
          ${
            link.accountName &&
            html`<dt>Account</dt>
              <dd>
                <strong>${link.accountName}</strong>
              </dd>
              <dt>Type</dt>
              <dd>${types[link.accountType ?? '']}</dd>`
          }
          <dt>For</dt>
          <dd>${link.email}</dd>
        </dl>
        ${note(props)}
      </div>
      ${action(props)}
    </section>`,
  }
}

/** Who gets it, or why it cannot be confirmed here and now. */
function note({ link: { kind, reader, email }, person }: ConfirmPageProps): Html {
  if (reader === 'somebody-else')
    return html`<p class="alert" role="alert">
      You are signed in as <strong>${person?.name}</strong> (${person?.email}), and this link is for somebody
      else. To go on, sign out first: you come back here.
    </p>`
  if (kind === 'address' && reader === 'nobody')
    return html`<p class="alert" role="alert">
      You are not signed in. Sign in as the person who asked for this, then open the link in your mail again.
    </p>`
  if (reader === 'nobody')
    return html`<p>It goes to the person who signs in with ${email}. If that is not you, close this page.</p>`
  return html`<p>
    You are signed in as <strong>${person?.name}</strong>. If you did not expect this, close this page.
  </p>`
}

function action({ link: { kind, reader }, token }: ConfirmPageProps): Html {
  if (reader === 'somebody-else') return form('/authenticate/claim/sign-out', token, staySignedInOrNot)
  if (kind === 'address' && reader === 'nobody')
    return html`<p class="foot actions">
      <a class="button" data-variant="primary" href="/login">Sign in</a>
    </p>`
  const button = html`<button class="button" data-variant="primary">${words[kind].button}</button>`
  return form('/authenticate/claim', token, button)
}

const staySignedInOrNot = html`<a class="button" href="/">Stay signed in</a>
  <button class="button">Sign out</button>`

const form = (path: string, token: string, button: Html) =>
  html`<form class="foot actions" method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    ${button}
  </form>`
