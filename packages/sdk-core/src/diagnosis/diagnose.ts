import type { Transport } from '../client/transport/createTransport'
import { isCapstanError } from '../errors/isCapstanError'
import type { Session } from '../client/transport/createSession'
import { problemOf, type FailureContext } from './problemOf'
import type { Diagnosis, SetupCheck, SetupCode, SetupProblem } from './Diagnosis'
import { setupDocsUrl, setupProblems } from './setupProblems'
import { withoutSecrets } from './withoutSecrets'

/** The parts of an instance that the checks use. */
export interface DiagnoseParts {
  session: Session
  transport: Pick<Transport, 'send'>
  context: () => FailureContext
  /** The mistakes found so far. */
  problems: readonly SetupProblem[]
}

/** How long the request of a check may take. */
const timeoutMs = 25_000

/**
 * Checks a set-up: fetches a session, sends one request with it, and adds the problems of the instance so far. No check holds a
 * token or a key.
 */
export async function diagnose(parts: DiagnoseParts): Promise<Diagnosis> {
  const now = await problemOfRequest(parts)
  // A successful request now outweighs one that failed before.
  const met = parts.problems.filter(({ code }) => !(code in askedNow) || (now?.code === code && !now.found))
  const found = new Map<SetupCode, string>()
  for (const { code, found: text } of now ? [...met, now] : met)
    found.set(code, text ?? setupProblems[code].cause)

  const checks = (Object.keys(setupProblems) as SetupCode[]).map((code): SetupCheck => {
    const { expected, fix } = setupProblems[code]
    return {
      code,
      ok: !found.has(code),
      found: found.get(code) ?? goodNews(code, parts),
      expected,
      fix,
      docsUrl: setupDocsUrl(code),
    }
  })
  return { ok: checks.every(({ ok }) => ok), checks }
}

/** The checks that a request answers again. */
const askedNow: Partial<Record<SetupCode, true>> = {
  session_missing: true,
  session_failed: true,
  session_slow: true,
  secret_key_in_page: true,
  token_refused: true,
  forbidden_origin: true,
  frame_sandboxed: true,
  account_not_available: true,
  endpoint_wrong: true,
  platform_unreachable: true,
}

async function problemOfRequest({ transport, context }: DiagnoseParts): Promise<SetupProblem | undefined> {
  const start = { ...context(), hasAnswered: false }
  if (start.page.origin === 'null' || globalThis.origin === 'null')
    return { code: 'frame_sandboxed', found: 'The origin of the page is "null".' }
  try {
    await transport.send('{ __typename }', {}, { timeoutMs })
    return undefined
  } catch (error) {
    const problem = isCapstanError(error) ? problemOf(error, start) : undefined
    return problem && { ...problem, ...(problem.found && { found: withoutSecrets(problem.found) }) }
  }
}

/** Returns the value that a passed check found. */
function goodNews(code: SetupCode, { context, session, problems }: DiagnoseParts): string {
  const { endpoint, page, account, usesToken } = context()
  switch (code) {
    case 'endpoint_wrong':
    case 'platform_unreachable':
      return endpoint.href
    case 'session_missing':
      return usesToken ? 'fetchSession is given.' : 'The page is of the origin of the platform.'
    case 'session_failed':
    case 'session_slow':
    case 'secret_key_in_page':
    case 'token_refused':
      return session.expiresAt ? `A token until ${session.expiresAt}.` : 'Nothing wrong was met.'
    case 'forbidden_origin':
    case 'frame_sandboxed':
      return page.origin
    case 'account_not_available':
      return account ?? 'The account that the session last chose.'
    default:
      return problems.length === 0 ? 'Nothing wrong was met.' : 'Nothing wrong was met with it.'
  }
}
