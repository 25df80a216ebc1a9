import { type Html, html } from '../http/pages/html.ts'
import { fillHtml } from '../language/fillHtml.ts'
import { fillIn } from '../language/fillIn.ts'
import type { Speech } from '../language/locales.ts'
import type { Page } from '../http/pages/page.ts'
import type { LinkKind, OpenLink } from './mailLinks.ts'

/** Props of the page of a mailed link. */
export interface ConfirmPageProps {
  link: OpenLink
  token: string
  speech: Speech
  /** The signed-in user; undefined when there is none. */
  person: { name: string; email: string } | undefined
}

const keys = {
  claim: ['claimHeading', 'claim', 'claimButton'],
  ownership: ['ownershipHeading', 'ownership', 'ownershipButton'],
  address: ['addressHeading', 'address', 'addressButton'],
  undo: ['undoHeading', 'undo', 'undoButton'],
  passkey: ['passkeyHeading', 'passkey', 'passkeyButton'],
} as const satisfies Record<LinkKind, readonly string[]>

/** Shows the action of a mailed link and its address, and asks for confirmation. Works without JavaScript. */
export function confirmPage(props: ConfirmPageProps): Page {
  const { link } = props
  const {
    lang,
    texts: { pages },
  } = props.speech
  const [heading, lead] = keys[link.kind]
  return {
    title: pages[heading],
    lang,
    body: html`<section class="card">
      <div class="body">
        <h1>${pages[heading]}</h1>
        <p class="muted">${pages[lead]}</p>
        <dl class="facts">
          ${
            link.accountName &&
            html`<dt>${pages.account}</dt>
              <dd>
                <strong>${link.accountName}</strong>
              </dd>
              <dt>${pages.type}</dt>
              <dd>${typeName(link.accountType, pages.accountTypes)}</dd>`
          }
          <dt>${pages.for}</dt>
          <dd>${link.email}</dd>
        </dl>
        ${note(props)}
      </div>
      ${action(props)}
    </section>`,
  }
}

/** An address and a passkey belong to the signed-in person who requested them. */
const needsSignIn = (kind: LinkKind) => kind === 'address' || kind === 'passkey'

const typeName = (type: string | null, names: Readonly<Record<string, string>>) => names[type ?? '']

/** Returns the note that names the receiver, or the reason the link cannot be confirmed in this session. */
function note({ link: { kind, reader, email }, person, speech }: ConfirmPageProps): Html | undefined {
  const { pages } = speech.texts
  if (kind === 'undo') return undefined
  const name = html`<strong>${person?.name}</strong>`
  if (reader === 'other-user')
    return html`<p class="alert" role="alert">
      ${fillHtml(pages.somebodyElse, { name, email: person?.email })}
    </p>`
  if (needsSignIn(kind) && reader === 'visitor')
    return html`<p class="alert" role="alert">${pages.notSignedIn}</p>`
  if (reader === 'visitor') return html`<p>${fillIn(pages.goesTo, { email })}</p>`
  return html`<p>${fillHtml(pages.signedInAs, { name })}</p>`
}

function action({ link: { kind, reader }, token, speech }: ConfirmPageProps): Html {
  const { pages } = speech.texts
  if (reader === 'other-user') return form('/authenticate/claim/sign-out', token, staySignedInOrNot(pages))
  if (needsSignIn(kind) && reader === 'visitor')
    return html`<p class="foot actions">
      <a class="button" data-variant="primary" href="/login">${pages.signIn}</a>
    </p>`
  const button = html`<button class="button" data-variant="primary">${pages[keys[kind][2]]}</button>`
  return form('/authenticate/claim', token, button)
}

const staySignedInOrNot = ({ staySignedIn, signOut }: Speech['texts']['pages']) =>
  html`<a class="button" href="/">${staySignedIn}</a> <button class="button">${signOut}</button>`

const form = (path: string, token: string, button: Html) =>
  html`<form class="foot actions" method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    ${button}
  </form>`
