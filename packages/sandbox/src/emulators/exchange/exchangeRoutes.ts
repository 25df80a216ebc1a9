import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../../platform/http/pages/contentSecurityPolicy.ts'
import { notFound } from '../../platform/http/errors/httpError.ts'
import { sendPage } from '../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { speechOf } from '../../platform/language/locales.ts'
import { exchangePage, type ShownQuote } from './exchangePage.ts'

/** Adds the exchange's two public pages of a coin: its price, and the place to trade it. */
export function addExchangeRoutes(app: FastifyInstance, { db }: PlatformServices): void {
  for (const [path, isTrade] of [
    ['/exchange/:symbol', false],
    ['/exchange/:symbol/trade', true],
  ] as const) {
    app.get<{ Params: { symbol: string } }>(path, async (request, reply) => {
      const { rows } = await db.pool.query<ShownQuote>(
        `select symbol, trim_scale(buy) as buy, trim_scale(sell) as sell, trim_scale(spot) as spot
         from app_public.exchange_prices where symbol = $1`,
        [request.params.symbol],
      )
      const [quote] = rows
      if (!quote) throw notFound()
      const speech = speechOf(undefined, request.headers['accept-language'])
      return sendPage(reply, exchangePage(quote, speech, { isTrade }), (nonce) => pagePolicy({ nonce }))
    })
  }
}
