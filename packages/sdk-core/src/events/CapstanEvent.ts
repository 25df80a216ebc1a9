/** What an operation that writes is called in events. */
export interface SubmitData {
  operation: string
  /** The key of this write: sending it again with the same key cannot happen twice. */
  idempotencyKey: string
}

/** What each event says, by its type. */
export interface CapstanEventData {
  /** An investment was made, or the one already open was found. */
  'investment.submitted': {
    distributionId: string
    offeringId: string
    /** Units. */
    amount: string
    alreadyOpen: boolean
  }
  'account.setUp': { accountId: string }
  'terms.accepted': { termsId: string }
  'step.completed': { stepId: string; processId?: string; status: string }
  'step.failed': { stepId: string; processId?: string; status: string; error?: string }
  'process.completed': { processId: string }
  /** A form was sent. */
  'submit.started': SubmitData
  'submit.succeeded': SubmitData
  /** The platform refused. */
  'submit.failed': SubmitData & { code: string }
  /** No answer came: whether it happened is not known, and the same key asks again safely. */
  'submit.uncertain': SubmitData & { code: string }
  'query.failed': { operation: string; code: string }
  /** A cached answer could not be kept in step by itself, and was asked for again: once for each query and problem. */
  'cache.undecided': {
    operation: string
    problem: 'missing_leaf' | 'unsupported_order' | 'unknown_child' | 'missing_filter_key'
  }
  'live.statusChanged': {
    status: 'live' | 'reconnecting' | 'stale' | 'off'
    /** Since when nothing has been heard. */
    staleSince?: string
  }
}

export type CapstanEventType = keyof CapstanEventData

/** One event of one type. */
export interface CapstanEventOf<Type extends CapstanEventType> {
  type: Type
  /** Of this shape; a change that breaks a reader counts it up. */
  version: 1
  /** Its own id, for telling a repeated delivery. */
  id: string
  /** When it happened, as an ISO timestamp. */
  at: string
  /** The same for all events of one flow. */
  correlationId: string
  data: CapstanEventData[Type]
}

/** Whatever happens that a host may want to know: a union told apart by `type`. */
export type CapstanEvent = { [Type in CapstanEventType]: CapstanEventOf<Type> }[CapstanEventType]
