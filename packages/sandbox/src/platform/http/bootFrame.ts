import type { BootBrand } from './bootBrand.ts'
import { Html, html } from './html.ts'

export interface BootFrame {
  nonce: string
  /** The brand to wear; the product's own where there is none. */
  brand: BootBrand | undefined
  /** Whether the brand is an account's, whose logo stands in the place of the product's. */
  isAccounts: boolean
  isSignedIn: boolean
  supportUrl: string
}

/** Puts into an app's page what it cannot know when it is built: the nonce, whose brand it wears, and where help is. */
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

function headOf({ nonce, brand }: BootFrame): Html {
  if (!brand) return html``
  // Data, not script: what a brand says cannot end its element.
  const data = JSON.stringify(brand.document).replaceAll('<', '\\u003c')
  return html`<style nonce="${nonce}">
      ${new Html(brand.style)}
    </style>
    <script type="application/json" id="boot-brand">
      ${new Html(data)}
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
