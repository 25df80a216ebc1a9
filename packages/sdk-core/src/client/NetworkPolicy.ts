import { CapstanError } from '../errors/CapstanError'

const policies = ['cache-first', 'cache-only', 'network-only', 'network-once'] as const

/**
 * Where a query looks for its answer.
 *
 * `cache-first` what is cached unless marked stale; `cache-only` never asks; `network-only` always asks;
 * `network-once` asks until it was answered once, anew for every account.
 */
export type NetworkPolicy = (typeof policies)[number]

/** Refuses a policy that is none of the four. */
export function checkNetworkPolicy(policy: string): asserts policy is NetworkPolicy {
  if (policies.some((each) => each === policy)) return
  throw new CapstanError('policy_not_allowed', { message: 'Network policy not allowed', details: { policy } })
}
