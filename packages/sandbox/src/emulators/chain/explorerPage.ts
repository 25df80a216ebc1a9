import { html } from '../../platform/http/pages/html.ts'
import type { Page } from '../../platform/http/pages/page.ts'
import type { BlockEntry } from './blockTransactions.ts'

const style = `
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: .5rem .75rem; text-align: start; border-top: 1px solid var(--line, #d8dde3) }
  td.mono { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
  td.number, th.number { text-align: end }
`

const row = (entry: BlockEntry) =>
  html`<tr>
    <td>${entry.kind}</td>
    <td class="mono">${entry.address ?? 'Unknown'}</td>
    <td class="number">${entry.amount}</td>
    <td>${entry.symbol ?? ''}</td>
    <td>${entry.bookedOn}</td>
  </tr>`

/** Returns the page of a block of the private chain, for accounts that may see its transactions. */
export function explorerPage(block: string, entries: readonly BlockEntry[]): Page {
  const [first] = entries
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Transaction</th>
        <th scope="col">Address</th>
        <th scope="col" class="number">Units</th>
        <th scope="col">Token</th>
        <th scope="col">Day</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map(row)}
    </tbody>
  </table>`
  return {
    title: `Block ${block}`,
    width: '960px',
    style,
    body: html`<section class="card">
      <div class="body">
        <h1>Block ${block}</h1>
        <p class="muted">
          ${first ? `${first.chain} · ${first.hash}` : 'No transactions of yours are in this block.'}
        </p>
      </div>
      ${first ? table : ''}
    </section>`,
  }
}
