import { html } from '../../platform/http/pages/html.ts'
import type { Page } from '../../platform/http/pages/page.ts'
import type { Speech } from '../../platform/language/locales.ts'

/** The prices on the page of a coin, in US dollars. */
export interface ShownQuote {
  symbol: string
  buy: string
  sell: string
  spot: string
}

/** The exchange's page of a coin. */
export function exchangePage(
  { symbol, buy, sell, spot }: ShownQuote,
  { lang, texts: { exchange } }: Speech,
  { isTrade }: { isTrade: boolean },
): Page {
  const title = (isTrade ? exchange.trade : exchange.price).replace('{symbol}', symbol)
  const rows = [
    [exchange.buy, buy],
    [exchange.sell, sell],
    [exchange.spot, spot],
  ] as const
  return {
    title,
    lang,
    body: html`<section class="card">
      <div class="body">
        <h1>${title}</h1>
        <p class="muted">${isTrade ? exchange.tradesNothing : exchange.everyMinute}</p>
        <dl>
          ${rows.map(
            ([label, price]) =>
              html`<dt>${label}</dt>
                <dd dir="ltr">$${price}</dd>`,
          )}
        </dl>
      </div>
    </section>`,
  }
}
