import type { BootBrand } from './bootBrand.ts'
import { Html, html } from '../http/pages/html.ts'

export interface BootFrame {
  nonce: string
  /** The brand to wear; the product's own where there is none. */
  brand: BootBrand | undefined
  /** True when the brand is an account's, whose logo replaces the product's. */
  isAccounts: boolean
  isSignedIn: boolean
  supportUrl: string
  /** The app's first request, answered in advance when the visitor is known. */
  config?: object
}

/**
 * Fills an app's page with the values that are unknown at build time: the nonce, the brand, the address of the support page, and
 * the app's initial data.
 */
export function fillBootFrame(page: string, frame: BootFrame): string {
  const { nonce, supportUrl, isSignedIn } = frame
  const fillings = {
    __CSP_NONCE__: nonce,
    __SUPPORT_URL__: html`${supportUrl}`.text,
    __VISITOR__: isSignedIn ? 'signed-in' : 'anonymous',
    '<!--boot-head-->': headOf(frame).text,
    '<!--boot-logo-->': logoOf(frame).text,
  }
  return page.replaceAll(placeholder, (name) => fillings[name as keyof typeof fillings])
}

const placeholder = /__CSP_NONCE__|__SUPPORT_URL__|__VISITOR__|<!--boot-(?:head|logo)-->/g

function headOf({ nonce, brand, config }: BootFrame): Html {
  const style =
    brand &&
    html`<style nonce="${nonce}">
      ${new Html(brand.style)}
    </style>`
  return html`${[
    style,
    data('boot-brand', brand?.document),
    data('boot-theme', brand?.properties),
    data('boot-config', config),
  ]}`
}

/** Data, not script: its content cannot close its element. */
function data(id: string, value: object | undefined): Html {
  if (!value) return html``
  const text = JSON.stringify(value).replaceAll('<', '\\u003c')
  return html`<script type="application/json" id="${id}">
    ${new Html(text)}
  </script>`
}

function logoOf({ brand, isAccounts }: BootFrame): Html {
  if (brand?.logo && isAccounts) {
    return html`<img class="boot-own" src="${brand.logo}" alt="" />`
  }
  return html`<picture>
    <source media="(max-width: 22.4rem)" srcset="/content/logos/color-bug" />
    <source media="(prefers-color-scheme: dark)" srcset="/content/logos/white-full" />
    <img src="/content/logos/color-full" alt="" />
  </picture>`
}
