import { mutantsIn } from './mutantsIn.ts'

/** A request names its account, proves its person, goes out once and fails in words. */
export const client = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a request does not name its account',
    file: 'client/createTransport.ts',
    find: "...(account && { 'X-Capstan-Account': account }),",
    replace: '',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'a write carries no key',
    file: 'client/createTransport.ts',
    find: "{ 'Idempotency-Key': idempotencyKey }",
    replace: '{}',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'a token that is refused is not renewed',
    file: 'client/authorizedFetch.ts',
    find: 'if (answer.status === 401 && token)',
    replace: 'if (false)',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'every request renews the token on its own',
    file: 'client/createSession.ts',
    find: '(pending ??= fetchToken',
    replace: '(pending = fetchToken',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'an error keeps the request, and with it tax ids',
    file: 'client/normalizeError.ts',
    find: 'const cause = first && { errors: serverErrors(error) }',
    replace: 'const cause = error',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'the platform’s code of an error is lost',
    file: 'client/normalizeError.ts',
    find: "const { code = 'unhandled_graphql_error', details }",
    replace: "const { code: _, code2: code = 'unhandled_graphql_error', details }",
    test: 'client/createClient.test.ts',
  },
  {
    name: 'a lost answer to a write counts as a refusal',
    file: 'client/submit.ts',
    find: "isRetryable(error) || code === 'aborted'",
    replace: 'false',
    test: 'client/createClient.test.ts',
  },
  {
    name: 'an id that can be none is sent',
    file: 'client/recordQuery.ts',
    find: '      checkIds(variables)\n',
    replace: '',
    test: 'createCapstan.test.ts',
  },
  {
    name: 'the cache outlives a change of account',
    file: 'createCapstan.ts',
    find: 'if (settings.account !== before) forgetAnswers()',
    replace: '',
    test: 'createCapstan.test.ts',
  },
  {
    name: 'the person is remembered after log-out',
    file: 'createCapstan.ts',
    find: 'session.forget()\n      live.clear()\n      forgetAnswers()',
    replace: 'live.clear()',
    test: 'createCapstan.test.ts',
  },
])
