import { CapstanError } from '../errors/CapstanError'

const policies = ['cache-first', 'cache-only', 'network-only', 'network-once'] as const

/**
 * Decides where a query gets its answer.
 *
 * `cache-first` takes the cached answer unless it is stale; `cache-only` sends no request; `network-only` always sends one;
 * `network-once` sends one until it was answered once, for each account.
 */
export type NetworkPolicy = (typeof policies)[number]

/** Refuses a policy that is none of the four. */
export function checkNetworkPolicy(policy: string): asserts policy is NetworkPolicy {
  if (policies.some((each) => each === policy)) return
  throw new CapstanError('policy_not_allowed', { message: 'Network policy not allowed', details: { policy } })
}
