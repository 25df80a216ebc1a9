import type { WebhookEvent } from './verifyWebhook.ts'

/** This server's record of an investment. */
export interface Investment {
  id: string
  status: string
  /** The version of the investment that its status is of. */
  version: number
}

/**
 * The investments of an account, as its events report them.
 *
 * An event may arrive twice, and after a later one. `receivedIds` and `investments` are two tables of a database elsewhere, written
 * in one transaction: then an event that failed midway is sent again and is done.
 */
export class InvestmentList {
  private readonly receivedIds = new Set<string>()
  private readonly investments = new Map<string, Investment>()

  /** Processes an event. A repeated event, or one older than the stored state, changes nothing. */
  receive({ id, type, subject, data }: WebhookEvent): void {
    if (this.receivedIds.has(id)) return
    if (type.startsWith('investment.')) {
      const known = this.investments.get(subject.id)
      const { id: investmentId, version } = subject
      if (!known || known.version < version)
        this.investments.set(investmentId, { id: investmentId, status: String(data.status), version })
    }
    this.receivedIds.add(id)
  }

  /** Every investment that events were received of. */
  all(): Investment[] {
    return [...this.investments.values()]
  }
}
