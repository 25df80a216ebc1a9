import type { Answer, Operation } from './operations.ts'

/** A distribution as the model knows it. Units and money are whole numbers here. */
export interface Distribution {
  id: string
  allocation: string
  investor: string
  /** True when the vendor made it for the investor. */
  isPrepared: boolean
  status: string
  units: number
  isLocked: boolean
}

/** A slice of the round as the model knows it. */
export interface Slice {
  id: string
  owner: string
  /** The units that its owner may sell; none for the issuer, who sells what the round has left. */
  most?: number
  isActive: boolean
}

/** The statuses that may follow each status, as the specification and decision C-15 have them. */
const next: Record<string, readonly string[]> = {
  drafted: ['open', 'closed'],
  open: ['drafted', 'closed'],
  closed: ['open'],
  deleted: [],
}

/**
 * A round of two sellers, written without a look at the platform's code: what each operation does, and whether it is refused.
 * Operations that were sent at once are put in the order of the versions that the platform answered.
 */
export class RoundModel {
  readonly distributions = new Map<string, Distribution>()
  /** Payments that count, by id. */
  readonly payments = new Map<string, { distribution: string; cents: number }>()
  readonly requested = new Set<string>()
  readonly slices: Map<string, Slice>
  readonly #total: number

  constructor(total: number, slices: readonly Slice[]) {
    this.#total = total
    this.slices = new Map(slices.map((slice) => [slice.id, slice]))
  }

  /** Units that a slice has sold; of the whole round without one. */
  sold(slice?: string): number {
    return [...this.distributions.values()]
      .filter(
        ({ status, allocation }) => status !== 'deleted' && (slice === undefined || allocation === slice),
      )
      .reduce((sum, { units }) => sum + units, 0)
  }

  /** Units that a slice can still sell. */
  left(slice: string): number {
    const most = this.slices.get(slice)?.most
    return Math.min(this.#total - this.sold(), most === undefined ? Infinity : most - this.sold(slice))
  }

  /** Cents that were paid for a distribution. */
  paid(distribution: string): number {
    return [...this.payments.values()]
      .filter((payment) => payment.distribution === distribution)
      .reduce((sum, { cents }) => sum + cents, 0)
  }

  /** Returns true when an operation would be taken as things are. */
  allows(operation: Operation): boolean {
    const one = 'distribution' in operation ? this.distributions.get(operation.distribution) : undefined
    switch (operation.kind) {
      case 'invite':
        return (
          !this.#openOf(operation.allocation, operation.investor) &&
          operation.units <= this.left(operation.allocation)
        )
      case 'invest':
        // An open one is answered as it is.
        if (this.#openOf(operation.allocation, operation.investor)) return true
        return this.#isOffered(operation.allocation) && operation.units <= this.left(operation.allocation)
      case 'status':
        if (!one || one.status === operation.status) return one !== undefined
        if (one.isLocked || !next[one.status]?.includes(operation.status)) return false
        return operation.status !== 'open' || !this.#openOf(one.allocation, one.investor)
      case 'units':
        if (!one || one.units === operation.units) return one !== undefined
        return this.#isEditable(one) && operation.units - one.units <= this.left(one.allocation)
      case 'delete':
        return one !== undefined && this.#isEditable(one)
      case 'change':
        return (
          one !== undefined &&
          this.#isWithdrawable(one) &&
          !one.isPrepared &&
          this.slices.get(one.allocation)?.isActive === true &&
          operation.units - one.units <= this.left(one.allocation)
        )
      case 'withdraw':
        return one !== undefined && this.#isWithdrawable(one)
      case 'issue':
        return one?.status === 'closed' && !one.isLocked
      case 'pay':
        return one !== undefined && one.status !== 'deleted'
      case 'takeBack': {
        const payment = this.payments.get(operation.payment)
        return payment !== undefined && this.distributions.get(payment.distribution)?.status !== 'deleted'
      }
      case 'slice': {
        const slice = this.slices.get(operation.allocation)
        // The round must still have the units that its owner may sell.
        return (
          !operation.isActive ||
          slice?.most === undefined ||
          slice.most <= this.#total - this.sold() + this.sold(slice.id)
        )
      }
    }
  }

  /** Applies an operation that the platform took, and returns what is wrong with its answer. */
  apply(operation: Operation, { record }: Answer): string[] {
    switch (operation.kind) {
      case 'invite':
      case 'invest': {
        if (!record) return ['no distribution was answered']
        const known = this.distributions.get(record.id)
        if (known)
          return operation.kind === 'invest' ? this.#compare(known, record) : ['an old one was answered']
        const { allocation, investor, units } = operation
        const made = { id: record.id, allocation, investor, units, status: record.status, isLocked: false }
        this.distributions.set(record.id, { ...made, isPrepared: operation.kind === 'invite' })
        return [
          ...(Number(record.amount) === units ? [] : [`${record.amount} units were made of ${units}`]),
          ...(['open', 'closed'].includes(record.status) ? [] : [`it was made ${record.status}`]),
        ]
      }
      case 'pay':
        if (!record) return ['no payment was answered']
        this.payments.set(record.id, { distribution: operation.distribution, cents: operation.cents })
        return []
      case 'takeBack':
        return this.payments.delete(operation.payment) ? [] : ['a payment was taken back twice']
      case 'slice': {
        const slice = this.slices.get(operation.allocation)
        if (slice) slice.isActive = operation.isActive
        return []
      }
      default: {
        const one = this.distributions.get(operation.distribution)
        if (!one || !record) return ['it is not known']
        return [...this.#change(one, operation), ...this.#compare(one, record)]
      }
    }
  }

  /** States that no sequence of operations may lead to. */
  illegal(): string[] {
    const all = [...this.distributions.values()]
    const open = all.filter(({ status, isLocked }) => status === 'open' && !isLocked)
    const places = open.map(({ allocation, investor }) => `${allocation} ${investor}`)
    return [
      ...(new Set(places).size === places.length
        ? []
        : ['an investor has two open distributions in a slice']),
      ...all
        .filter(({ isLocked, status }) => isLocked && status !== 'closed')
        .map(({ id }) => `${id} is locked and not closed`),
      ...(this.sold() <= this.#total ? [] : [`${this.sold()} units are sold of ${this.#total}`]),
      ...[...this.slices.values()]
        .filter(({ id, most }) => most !== undefined && this.sold(id) > most)
        .map(({ id, most }) => `${this.sold(id)} units of ${id} are sold, and its owner has ${most}`),
    ]
  }

  #change(
    one: Distribution,
    operation: Exclude<Operation, { kind: 'invite' | 'invest' | 'pay' | 'takeBack' | 'slice' }>,
  ): string[] {
    switch (operation.kind) {
      case 'status': {
        const isLegal =
          one.status === operation.status || (!one.isLocked && next[one.status]?.includes(operation.status))
        const said = isLegal
          ? []
          : [`a ${one.isLocked ? 'locked' : one.status} one became ${operation.status}`]
        one.status = operation.status
        return said
      }
      case 'units':
      case 'change': {
        const isLegal = one.units === operation.units || this.#isEditable(one)
        one.units = operation.units
        return isLegal ? [] : [`the units of a ${one.isLocked ? 'locked' : one.status} one were changed`]
      }
      case 'delete':
      case 'withdraw': {
        const isLegal =
          operation.kind === 'delete' ? this.#isEditable(one) : one.status === 'open' && !one.isLocked
        const said = isLegal ? [] : [`a ${one.isLocked ? 'locked' : one.status} one was ended`]
        one.status = 'deleted'
        return said
      }
      case 'issue': {
        const isLegal = one.status === 'closed' && !this.requested.has(one.id)
        one.isLocked = true
        this.requested.add(one.id)
        return isLegal ? [] : [`the issuance of a ${one.status} one was requested`]
      }
    }
  }

  #compare(one: Distribution, { status, amount, locked }: NonNullable<Answer['record']>): string[] {
    const expected = `${one.status}, ${one.units}, ${one.isLocked}`
    const answered = `${status}, ${Number(amount)}, ${locked}`
    return expected === answered ? [] : [`${one.id} was answered as ${answered}, and is ${expected}`]
  }

  #openOf(allocation: string, investor: string): Distribution | undefined {
    return [...this.distributions.values()].find(
      (one) =>
        one.allocation === allocation && one.investor === investor && one.status === 'open' && !one.isLocked,
    )
  }

  #isOffered = (allocation: string) => this.slices.get(allocation)?.isActive === true
  #isEditable = ({ isLocked, status }: Distribution) => !isLocked && status !== 'deleted'
  #isWithdrawable = (one: Distribution) => one.status === 'open' && !one.isLocked && this.paid(one.id) === 0
}
