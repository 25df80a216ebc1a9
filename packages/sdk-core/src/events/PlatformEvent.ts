/** Data of an event of an investment. */
export interface InvestmentEventData {
  distributionId: string
  /** The allocation, as an investor sees it. */
  offeringId: string
  investorId: string
  /** `drafted`, `open`, `closed` or `deleted`. */
  status: string
}

/** Data of an event of a step. */
export interface StepEventData {
  stepId: string
  processId: string
  /** The investment the step is of; a renewal of an accreditation is of none. */
  distributionId?: string
  investorId: string
  /** `complete`; of a step that failed `failed`, `retry`, `restart` or `retry_limit`. */
  status: string
}

/** Data of an event of a payment. */
export interface PaymentEventData {
  paymentId: string
  distributionId: string
  investorId: string
  /** `complete`, `refunded`, `failed`, `pending` or `deleted`. */
  status: string
}

/** Data of an event of an issuance. */
export interface IssuanceEventData extends InvestmentEventData {
  /** `requested`, `approved` or `rejected`. */
  issuanceStatus: string
}

/**
 * Data of each event that a backend is sent, by its type: ids and states, never a name, a tax id or an amount. The JSON Schema and
 * the reference are made from here.
 */
export interface PlatformEventData {
  /** An investment was made: its investor submitted it, or a draft was opened. */
  'investment.submitted': InvestmentEventData
  /** The amount or the status of an investment changed. */
  'investment.changed': InvestmentEventData
  /** An investment was withdrawn by its investor, or deleted by its vendor. */
  'investment.withdrawn': InvestmentEventData
  /** An investment was closed: each qualification is passed, or its vendor closed it. */
  'investment.accepted': InvestmentEventData
  /** A step is complete. */
  'step.completed': StepEventData
  /** A step has failed; each attempt is an event. */
  'step.failed': StepEventData
  /** A party has signed a document. Each party and document is an event. */
  'document.signed': {
    /** The document that was sent to the party. */
    documentId: string
    stepId?: string
    distributionId?: string
    /** The account that signed; none for an address without an account. */
    recipientId?: string
    /** `completed`. */
    status: string
  }
  /** A payment is complete, and counts as paid in. */
  'payment.received': PaymentEventData
  /** A payment counts as paid in no longer: it was refunded, failed, or was deleted. */
  'payment.returned': PaymentEventData
  /** The transfer agent was asked to issue the units of an investment. */
  'issuance.requested': IssuanceEventData
  /** The transfer agent issued the units. */
  'issuance.approved': IssuanceEventData
  /** The transfer agent rejected the request. */
  'issuance.rejected': IssuanceEventData
  /** Units were issued to an investor. */
  'holding.issued': {
    holdingId: string
    securityId: string
    roundId?: string
    distributionId?: string
    investorId: string
  }
  /** Units went from one holder to another. */
  'holding.transferred': {
    transferId: string
    transactionId: string
    securityId: string
    sellerId: string
    buyerId: string
  }
  /** An investor account was set up. */
  'account.setUp': {
    accountId: string
    /** `setUp`. */
    status: string
  }
  /** The person an account was made for has claimed it. */
  'account.claimed': {
    accountId: string
    /** `claimed`. */
    status: string
  }
  /** The accreditation service did not accredit an investor. It comes with `step.failed`. */
  'accreditation.failed': StepEventData
  /** An accreditation expires within 30 days, and again: within 7. */
  'accreditation.runningOut': {
    accreditationId: string
    investorId: string
    /**
     * The last day it holds.
     * @format date
     */
    expiresOn: string
    withinDays: number
  }
  /** Each row of a bulk operation was tried. */
  'bulkOperation.done': {
    bulkOperationId: string
    offeringId: string
    /** `status`, `note` or `invite`. */
    kind: string
    /** `done`. */
    status: string
    doneCount: number
    refusedCount: number
  }
  /** A requested test event. It is sent to one endpoint, ignores its filter, and is in no log. */
  'endpoint.tested': { endpointId: string }
}

export type PlatformEventType = keyof PlatformEventData

/** The record that an event reports a change of. */
export interface EventSubject {
  /** `distribution`, `step`, `payment`, `holding`, `transfer`, `account` and the like. */
  type: string
  /** @format uuid */
  id: string
  /** The version of the record when the event was written. Of two events of a record the later one has the higher version. */
  version: number
}

/** One event of one type, in the shape of the endpoint and of the log. */
export interface PlatformEventOf<Type extends PlatformEventType> {
  type: Type
  /** Of the shape of this type of event; a change that breaks a reader counts it up. */
  version: 1
  /**
   * Its own id, the same however often it is sent: `webhook-id`.
   * @format uuid
   */
  id: string
  /**
   * The time of the change.
   * @format date-time
   */
  occurredAt: string
  /**
   * The same for all events of one act. It is the idempotency key of the request, which `onEvent` has as well, or else the id of
   * the entry in the audit.
   */
  correlationId: string
  subject: EventSubject
  /** The page of the platform that shows the record as it is now. */
  link: string
  data: PlatformEventData[Type]
}

/** An event that a backend receives, or reads from the log: a union discriminated by `type`. */
export type PlatformEvent = { [Type in PlatformEventType]: PlatformEventOf<Type> }[PlatformEventType]
