import type { Browser } from '../../src/testing/server/aBrowser.ts'
import type { Books } from './booksOf.ts'
import { atomsOf, unitsText } from './randomLedger.ts'

/** A request, sent under its own key. */
export type Request =
  | { kind: 'transfer'; key: string; from: string; to: string; amount: string }
  | { kind: 'issuance'; key: string; distribution: string }

const transfer = `mutation ($input: MakeTransferInput!) {
  makeTransfer(input: $input) { transfer { transactionId } } }`
const issue = `mutation ($input: MakeTaRequestDistributionIssuancesInput!) {
  makeTaRequestDistributionIssuances(input: $input) { distributions { id } } }`

const refusals = ['insufficient_units', 'same_holder', 'over_issued', 'already_requested', 'not_issuable']

/** The answers to all senders, and the books that follow from them. */
export class Races {
  readonly #before: Books
  readonly #transfers = new Map<string, Extract<Request, { kind: 'transfer' }>>()
  readonly #issued = new Set<string>()
  readonly #defects: string[] = []
  #refused = 0
  #sent = 0

  constructor(before: Books) {
    this.#before = before
  }

  /** Sends a request once; answers what became of it: the record, or the code it was refused with. */
  async send(browser: Browser, request: Request): Promise<string> {
    this.#sent += 1
    const isTransfer = request.kind === 'transfer'
    const input = isTransfer
      ? { holdingId: request.from, investorId: request.to, amount: request.amount }
      : { distributionIds: [request.distribution] }
    const { data, errors } = await browser.graphql(isTransfer ? transfer : issue, {
      variables: { input },
      headers: { 'idempotency-key': request.key },
    })
    if (errors?.[0]) return errors[0].extensions.code
    const made = data as { makeTransfer?: { transfer: { transactionId: string } } }
    return made.makeTransfer?.transfer.transactionId ?? 'requested'
  }

  /** Writes down the answers to all copies of a request. */
  note(request: Request, answers: readonly string[]): void {
    const [answer = ''] = answers
    if (new Set(answers).size !== 1)
      this.#defects.push(`${request.kind} ${request.key} was answered ${answers.join(', ')}`)
    if (refusals.includes(answer)) this.#refused += 1
    else if (request.kind === 'issuance' && answer === 'requested') {
      if (this.#issued.has(request.distribution))
        this.#defects.push(`${request.distribution} was issued to two requests`)
      this.#issued.add(request.distribution)
    } else if (request.kind === 'transfer' && /^[0-9a-f-]{36}$/.test(answer)) {
      if (this.#transfers.has(answer)) this.#defects.push(`${answer} was booked for two requests`)
      this.#transfers.set(answer, request)
    } else this.#defects.push(`${request.kind} was answered ${answer}`)
  }

  /** Returns the differences between the books and the answers. */
  compare(after: Books, round: string): string[] {
    return [...this.#defects, ...this.#transfersIn(after), ...this.#holdingsIn(after, round)]
  }

  notes(): string {
    const refused = `${this.#refused} refused`
    return `${this.#sent} requests, ${this.#transfers.size} transfers, ${this.#issued.size} issuances, ${refused}`
  }

  #transfersIn({ transfers, unbalanced }: Books): string[] {
    const known = transfers.filter(({ transaction }) => this.#transfers.has(transaction))
    const wrong = known.filter(({ transaction, amount, buyer, from }) => {
      const asked = this.#transfers.get(transaction)
      return asked?.from !== from || asked.to !== buyer || atomsOf(asked.amount) !== atomsOf(amount)
    })
    return [
      ...(transfers.length === this.#transfers.size && known.length === transfers.length
        ? []
        : [`${transfers.length} transfers stand for ${this.#transfers.size} that were answered`]),
      ...wrong.map(({ transaction }) => `${transaction} is not what was asked for`),
      ...unbalanced.map((id) => `the entries of ${id} do not sum to zero`),
    ]
  }

  #holdingsIn({ holdings, issued, transfers }: Books, round: string): string[] {
    const expected = new Map(this.#before.holdings.map(({ id, amount }) => [id, atomsOf(amount)]))
    for (const { from, amount } of this.#transfers.values())
      expected.set(from, (expected.get(from) ?? 0n) - atomsOf(amount))
    const [held, given, bought] = [
      holdings.reduce((sum, { amount }) => sum + atomsOf(amount), 0n),
      holdings.filter(({ distribution }) => distribution !== null),
      transfers.reduce((sum, { amount }) => sum + atomsOf(amount), 0n),
    ]
    const made = holdings.filter(({ id, distribution }) => !expected.has(id) && distribution === null)
    return [
      ...holdings
        .filter(({ amount, booked }) => atomsOf(amount) !== atomsOf(booked))
        .map(({ id }) => `${id} is not what its entries say`),
      ...holdings.filter(({ least }) => atomsOf(least) < 0n).map(({ id }) => `${id} was below 0`),
      ...[...expected].flatMap(([id, atoms]) => {
        const shown = atomsOf(holdings.find((holding) => holding.id === id)?.amount ?? '0')
        return shown === atoms ? [] : [`${id} has ${unitsText(shown)}, and ${unitsText(atoms)} by the model`]
      }),
      ...(made.reduce((sum, { amount }) => sum + atomsOf(amount), 0n) === bought
        ? []
        : ['buyers have not what was sold']),
      ...(held === atomsOf(issued) ? [] : [`${unitsText(held)} are held of ${issued} issued of ${round}`]),
      ...(given.length === this.#issued.size &&
      given.every(({ distribution }) => this.#issued.has(distribution ?? ''))
        ? []
        : [`${given.length} distributions were issued for ${this.#issued.size} requests`]),
    ]
  }
}
