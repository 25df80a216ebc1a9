import { mutantsIn } from './mutantsIn.ts'

/** Whom the platform lets see and do what. */
export const platformAccess = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'a viewer may write',
    file: 'migrations/0036-permissions.sql',
    find: 'and permissions.role = is_allowed.role',
    replace: '',
    test: 'src/platform/graphql/makeDistribution.test.ts',
  },
  {
    name: 'tax ids are kept as they were typed',
    file: 'migrations/0011-tax-ids.sql',
    find: 'app_private.encrypt(cleaned)',
    replace: "convert_to(cleaned, 'UTF8')",
    test: 'src/platform/graphql/setupAccount.test.ts',
    title: 'keeps tax ids encrypted',
  },
  {
    name: 'answers are kept as they were typed',
    file: 'migrations/0030-complete-step.sql',
    find: "app_private.encrypt(coalesce(answers, '{}')::text)",
    replace: "convert_to(coalesce(answers, '{}')::text, 'UTF8')",
    test: 'src/platform/graphql/completeStep.test.ts',
    title: 'keeps the answers encrypted',
  },
  {
    name: 'everybody sees every investment',
    file: 'migrations/0018-distributions.sql',
    find: 'using (\n  investor_id',
    replace: 'using (\n  true or investor_id',
    test: 'src/platform/db/isolation.test.ts',
    title: 'nobody else',
  },
  {
    name: 'the socket tells a foreign row from one that does not exist',
    file: 'src/platform/live/answerFrames.ts',
    find: 'const ids = frame.ids.filter((id) => seen.has(id))',
    replace: 'const ids = seen.size < 0 ? [] : frame.ids',
    test: 'src/platform/live/live.test.ts',
    title: 'answers the same',
  },
  {
    name: 'another site may send requests with a person’s cookie',
    file: 'src/platform/http/authenticate.ts',
    find: 'return isJson && isSameOrigin(headers, origins)',
    replace: 'return true',
    test: 'src/platform/http/requests.test.ts',
    title: 'although the cookie is good',
  },
  {
    name: 'who is not signed in is told about origins instead',
    file: 'src/platform/http/authenticate.ts',
    find: 'if (!session) throw notSignedIn()',
    replace:
      'if (!isSameOrigin(request.headers, services.origins)) throw forbiddenOrigin()\n  if (!session) throw notSignedIn()',
    test: 'src/platform/http/requests.test.ts',
    title: '401',
  },
  {
    name: 'sign-in leads to an address that becomes another site',
    file: 'src/platform/auth/safeNext.ts',
    find: "!plain.startsWith('//') && ",
    replace: '',
    test: 'src/platform/auth/safeNext.test.ts',
  },
])
