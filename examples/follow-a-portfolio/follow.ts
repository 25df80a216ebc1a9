// Prints an investor's portfolio, and again whenever it changes, until Ctrl+C: the core in a plain program, without React.
// Start it beside a running sandbox, whose /sandbox/welcome lists an account and the demo broker's key, after one `pnpm build`:
// `ACCOUNT=… npx pnpm@12.21.0 --filter follow-a-portfolio start`.
import { createCapstan, formatAmount, followRecords } from '@capstan/sdk-core'
import {
  portfolioQuery,
  portfolioRows,
  portfolioStatuses,
  type PortfolioRecords,
} from '@capstan/sdk-core/portfolio'
import { QueryObserver } from '@tanstack/query-core'

const platform = process.env.PLATFORM ?? 'http://localhost:4400'
const secretKey = process.env.CAPSTAN_SECRET_KEY ?? 'sk_test_larkspur_0123456789abcdef'
const account = process.env.ACCOUNT ?? ''

const capstan = createCapstan({
  account,
  endpoint: `${platform}/api/v2/graphql`,
  socketUrl: `${platform.replace('http', 'ws')}/wss/v1/`,
  fetchSession,
})

const portfolio = portfolioQuery(capstan, { statuses: portfolioStatuses })
for (const { table, id } of portfolio.entities) followRecords(capstan, table, id)
// Notified of new answers and errors only, not of each request.
const changes = { notifyOnChangeProps: ['data' as const, 'error' as const] }
new QueryObserver(capstan.queryClient, { ...portfolio, ...changes }).subscribe(({ data, error }) => {
  if (error) console.error(error.message)
  if (data) print(data)
})

process.once('SIGINT', () => capstan.destroy())

function print({ holdings, distributions }: PortfolioRecords): void {
  const assets = portfolioRows({ holdings, distributions })
  const lines = assets.map(
    ({ asset, investment }) => `${asset}  ${investment ? formatAmount(investment) : '-'}`,
  )
  console.log([`${assets.length} assets`, ...lines].join('\n  '))
}

/** A token for one account. A page would ask its own server: the secret key never reaches a browser. */
async function fetchSession(): Promise<{ token: string; expiresAt: string }> {
  const answer = await fetch(`${platform}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account, origins: [platform], components: ['portfolio'] }),
  })
  if (!answer.ok) throw new Error(`The platform answered ${answer.status}.`)
  return (await answer.json()) as { token: string; expiresAt: string }
}
