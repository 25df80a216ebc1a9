import type { CapstanError } from '../errors/CapstanError'
import type { SetupProblem } from './Diagnosis'

/** The facts about the page at the time of a failed request. */
export interface FailureContext {
  endpoint: URL
  /** The address of the page. */
  page: URL
  account: string | undefined
  /** Requests carry a token from `fetchSession`. */
  usesToken: boolean
  /** The platform has answered this instance before, so a later failure is no mistake of the set-up. */
  hasAnswered: boolean
}

/** The mistake of the set-up that a failed request points at; nothing where it is another failure. */
export function problemOf(error: CapstanError, context: FailureContext): SetupProblem | undefined {
  const { endpoint, page, account, usesToken, hasAnswered } = context
  switch (error.code) {
    case 'session_failed':
      return sessionProblem(error)
    case 'unauthenticated':
      if (usesToken) return { code: 'token_refused', found: textOf(error.details.reason) }
      return endpoint.origin === page.origin ? undefined : { code: 'session_missing', found: page.origin }
    case 'forbidden_origin':
      return page.origin === 'null' || globalThis.origin === 'null'
        ? { code: 'frame_sandboxed', found: 'The origin of the page is "null".' }
        : { code: 'forbidden_origin', found: page.origin }
    case 'account_not_available':
      return usesToken ? { code: 'account_not_available', found: account } : undefined
    case 'not_granted':
      return { code: 'not_granted', found: error.message }
    case 'answer_unreadable':
      return {
        code: 'endpoint_wrong',
        found: `${endpoint.href} answered with something that is no GraphQL answer.`,
      }
    case 'network_failed':
    case 'server_unavailable':
      return hasAnswered ? undefined : { code: 'platform_unreachable', found: endpoint.href }
    default:
      return isNoEndpoint(error)
        ? { code: 'endpoint_wrong', found: `${endpoint.href} answered HTTP ${String(error.details.status)}.` }
        : undefined
  }
}

/** Returns the problem with `fetchSession`, in the words of the error that it threw. */
function sessionProblem({ details, cause }: CapstanError): SetupProblem {
  if (details.reason === 'timeout') return { code: 'session_slow' }
  if (details.reason === 'secret_key') return { code: 'secret_key_in_page' }
  return { code: 'session_failed', found: cause instanceof Error ? cause.message : textOf(details.reason) }
}

const isNoEndpoint = ({ code, details }: CapstanError) =>
  code === 'unhandled_graphql_error' && [404, 405].includes(Number(details.status))

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
