import type { FastifyReply } from 'fastify'
import { newNonce } from './contentSecurityPolicy.ts'
import { Html, html } from './html.ts'
import { logo } from './icon.ts'
import { pageStyle } from './pageStyle.ts'

/** The owner of a page, as its users know it. */
export interface PageBranding {
  name: string
  /** The address of the logo; the name is shown when there is none. */
  logo?: string
}

/** A page the server draws itself. */
export interface Page {
  title: string
  /** The language of its words; English unless said. */
  lang?: string
  body: Html
  /** Width of the column, with its unit. */
  width?: string
  /** More rules than the shared ones. */
  style?: string
  /** Markup for the head, such as a script file. */
  head?: Html
  footer?: Html
  /** The sandbox's own unless said. */
  branding?: PageBranding
  /** True for a page in a frame, which has no logo and no footer. */
  isFramed?: boolean
}

function documentOf(
  { title, lang = 'en', body, width, style = '', head, footer, branding, isFramed }: Page,
  nonce: string,
): Html {
  const framed = isFramed ? 'body{min-height:0}' : ''
  const column = width ? `:root{--page-max:${width}}` : ''
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${branding?.name ?? 'Capstan'}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${new Html(pageStyle + column + framed + style)}
        </style>
        ${head}
      </head>
      <body>
        <main>${isFramed ? '' : branding ? logoOf(branding) : logo} ${body}</main>
        ${isFramed ? '' : html`<footer><span>${branding?.name ?? 'Capstan sandbox'}</span>${footer}</footer>`}
      </body>
    </html>`
}

const logoOf = ({ name, logo: address }: PageBranding) =>
  html`<span class="logo"
    >${address ? html`<img src="${address}" alt="${name}" />` : html`<span>${name}</span>`}</span
  >`

/** Sends a page under the policy made for its nonce; pages are never stored, because they speak to one person. */
export function sendPage(reply: FastifyReply, page: Page, policy: (nonce: string) => string): FastifyReply {
  const nonce = newNonce()
  return reply
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(page, nonce).text)
}
