import { context, sideEffect } from 'postgraphile/grafast'
import type { Plan } from './Plan.ts'

/** A field of a mutation begins an operation of the audit. */
export function nextOperation(plan: Plan): Plan {
  return (parent, args, info) => {
    sideEffect(context().get('mutationRequest'), (request) => request?.nextField())
    return plan(parent, args, info)
  }
}
