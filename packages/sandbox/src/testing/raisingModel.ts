/** An investment as the model has it. Amounts of money are cents. */
export interface ModelInvestment {
  id: string
  /** The vendor that sells it: 0 is the issuer, 1 the broker. */
  vendor: 0 | 1
  email: string
  units: number
  status: 'drafted' | 'open' | 'closed' | 'deleted'
  issuance: 'requested' | 'approved' | null
  paid: number
}

/** A payment that arrived, and what of it is matched. */
export interface ModelPayment {
  id: string
  vendor: 0 | 1
  cents: number
  matched: number
  isReturned: boolean
}

/** A match of a payment with an investment. */
export interface ModelPart {
  id: string
  payment: ModelPayment
  investment: ModelInvestment
  cents: number
}

/** What one account asks for. */
export type Act =
  | { kind: 'invite'; vendor: 0 | 1; email: string; units: number }
  | { kind: 'status'; investment: ModelInvestment; status: 'drafted' | 'open' | 'closed' }
  | { kind: 'delete' | 'withdraw' | 'issue'; investment: ModelInvestment }
  | { kind: 'pay'; investment: ModelInvestment; cents: number }
  | { kind: 'match'; payment: ModelPayment; investment: ModelInvestment; cents: number }
  | { kind: 'undo'; part: ModelPart }
  | { kind: 'return'; payment: ModelPayment }

/** The rules of raising money in a round, written from their descriptions and not from the platform's code. */
export class RaisingModel {
  readonly investments: ModelInvestment[] = []
  readonly payments: ModelPayment[] = []
  readonly parts: ModelPart[] = []

  readonly #roundUnits: number
  readonly #brokerUnits: number

  constructor(roundUnits: number, brokerUnits: number) {
    this.#roundUnits = roundUnits
    this.#brokerUnits = brokerUnits
  }

  sold(vendor?: 0 | 1): number {
    return this.investments
      .filter((one) => one.status !== 'deleted' && (vendor === undefined || one.vendor === vendor))
      .reduce((sum, { units }) => sum + units, 0)
  }

  free(vendor: 0 | 1): number {
    const ofRound = this.#roundUnits - this.sold()
    return vendor === 0 ? ofRound : Math.min(ofRound, this.#brokerUnits - this.sold(1))
  }

  /** True when the act is legal as things stand. */
  allows(act: Act): boolean {
    switch (act.kind) {
      case 'invite':
        return act.units <= this.free(act.vendor) && !this.hasOpen(act.vendor, act.email)
      case 'status':
        return this.#mayBecome(act.investment, act.status)
      case 'delete':
        return act.investment.issuance === null && act.investment.status !== 'deleted'
      case 'withdraw':
        return (
          act.investment.status === 'open' && act.investment.issuance === null && act.investment.paid === 0
        )
      case 'issue':
        return act.investment.status === 'closed' && act.investment.issuance === null
      case 'pay':
        return act.investment.status !== 'deleted'
      case 'match':
        return (
          !act.payment.isReturned &&
          act.cents <= act.payment.cents - act.payment.matched &&
          (act.investment.status === 'open' || act.investment.status === 'closed') &&
          act.investment.issuance !== 'approved'
        )
      case 'undo':
        return !act.part.payment.isReturned && act.part.investment.issuance !== 'approved'
      case 'return':
        return (
          !act.payment.isReturned &&
          this.#partsOf(act.payment).every(({ investment }) => investment.issuance !== 'approved')
        )
    }
  }

  /** What the platform did: a new investment or match has the id that it answered. */
  apply(act: Act, id: string): void {
    switch (act.kind) {
      case 'invite': {
        const { vendor, email, units } = act
        this.investments.push({ id, vendor, email, units, status: 'open', issuance: null, paid: 0 })
        break
      }
      case 'status':
        act.investment.status = act.status
        break
      case 'delete':
      case 'withdraw':
        act.investment.status = 'deleted'
        break
      case 'issue':
        act.investment.issuance = 'requested'
        break
      case 'pay':
        act.investment.paid += act.cents
        break
      case 'match':
        act.investment.paid += act.cents
        act.payment.matched += act.cents
        this.parts.push({ id, payment: act.payment, investment: act.investment, cents: act.cents })
        break
      case 'undo':
        this.#take(act.part)
        act.part.payment.matched -= act.part.cents
        this.parts.splice(this.parts.indexOf(act.part), 1)
        break
      case 'return':
        for (const part of this.#partsOf(act.payment)) this.#take(part)
        act.payment.isReturned = true
    }
  }

  /** The platform answered every request for an issuance. */
  approveAll(): void {
    for (const one of this.investments) if (one.issuance === 'requested') one.issuance = 'approved'
  }

  hasOpen(vendor: 0 | 1, email: string): boolean {
    return this.investments.some(
      (one) => one.vendor === vendor && one.email === email && one.status === 'open',
    )
  }

  #take({ investment, cents }: ModelPart) {
    investment.paid -= cents
  }

  #partsOf(payment: ModelPayment) {
    return this.parts.filter((part) => part.payment === payment)
  }

  #mayBecome({ status, issuance, vendor, email }: ModelInvestment, wanted: string): boolean {
    if (status === wanted) return status !== 'deleted' || issuance === null
    if (issuance !== null) return false
    if (wanted === 'open' && this.hasOpen(vendor, email)) return false
    return ['drafted open', 'drafted closed', 'open drafted', 'open closed', 'closed open'].includes(
      `${status} ${wanted}`,
    )
  }
}
