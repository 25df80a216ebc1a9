/** The operation that an event reports. */
export interface SubmitData {
  /** The name of the operation: `makeInvestment`, `completeStep`, `acceptTerms` and the like. */
  operation: string
  /** The key of this write: sending it again with the same key cannot happen twice. */
  idempotencyKey: string
}

/**
 * The data of each event, by its type. A member marked as personal names a person, or their property or messages: telemetry does
 * not receive it. The JSON Schema and the reference are generated from here.
 */
export interface CapstanEventData {
  /** An investment was made, or the one already open was found. */
  'investment.submitted': {
    /** @personal */
    distributionId: string
    offeringId: string
    /**
     * A decimal.
     * @personal
     */
    units: string
    alreadyOpen: boolean
  }
  /** The account was set up. */
  'account.setUp': {
    /** @personal */
    accountId: string
  }
  /** Terms of service were accepted. */
  'terms.accepted': { termsId: string }
  /** A step is complete, also if another user or a provider completed it. */
  'step.completed': {
    /** @personal */
    stepId: string
    /** @personal */
    processId?: string
    /**
     * The investment that the step is of.
     * @personal
     */
    distributionId?: string
    status: string
  }
  /** A step has failed. */
  'step.failed': {
    /** @personal */
    stepId: string
    /** @personal */
    processId?: string
    /**
     * The investment that the step is of.
     * @personal
     */
    distributionId?: string
    status: string
    /**
     * The provider's message.
     * @personal
     */
    error?: string
  }
  /** Every step of a process is complete. */
  'process.completed': {
    /** @personal */
    processId: string
    /**
     * The investment that the process is of.
     * @personal
     */
    distributionId?: string
  }
  /** A form was sent. */
  'submit.started': SubmitData
  /** The platform did it. */
  'submit.succeeded': SubmitData
  /** The platform refused. */
  'submit.failed': SubmitData & {
    /** The code of the error. */
    code: string
  }
  /** No answer arrived: whether it happened is not known, and the same key asks again safely. */
  'submit.uncertain': SubmitData & {
    /** The code of the error. */
    code: string
  }
  /** A question could not be answered. */
  'query.failed': {
    operation: string
    /** The code of the error. */
    code: string
  }
  /** Something in how the page is set up has to be put right: once for each mistake and what was found. */
  'setup.failed': {
    /** The mistake: `forbidden_origin`, `session_failed` and the like, as `diagnose()` names it. */
    code: string
    /**
     * The value that was found; never a token or a key.
     * @personal
     */
    found?: string
  }
  /** A block, or a step of the host's own in it, threw an error while it was drawn: it says so in its own place. */
  'render.failed': {
    /** The kind of error, such as `TypeError`. */
    kind: string
    /**
     * The message, which may contain anything.
     * @personal
     */
    message: string
  }
  /** A cached answer could not be kept in step by itself, and was requested again: once for each query and problem. */
  'cache.undecided': {
    operation: string
    problem: 'missing_leaf' | 'unsupported_order' | 'unknown_child' | 'missing_filter_key'
  }
  /** Live updates arrive, or do not. */
  'live.statusChanged': {
    status: 'live' | 'reconnecting' | 'stale' | 'off'
    /**
     * Since when nothing has been heard.
     * @format date-time
     */
    staleSince?: string
  }
}

export type CapstanEventType = keyof CapstanEventData

/** One event of one type. */
export interface CapstanEventOf<Type extends CapstanEventType> {
  type: Type
  /** Of this shape; a change that breaks a reader counts it up. */
  version: 1
  /**
   * Its own id, for telling a repeated delivery.
   * @format uuid
   */
  id: string
  /**
   * When it happened, as an ISO timestamp.
   * @format date-time
   */
  at: string
  /**
   * The same for all events of one flow: of an investment, from the write that made it to its last step, also after a reload. It
   * is the idempotency key of that write.
   */
  correlationId: string
  data: CapstanEventData[Type]
}

/** The events of an instance, for its host: a union discriminated by `type`. */
export type CapstanEvent = { [Type in CapstanEventType]: CapstanEventOf<Type> }[CapstanEventType]
