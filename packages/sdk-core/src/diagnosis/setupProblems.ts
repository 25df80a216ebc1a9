import type { SetupCode, SetupProblem } from './Diagnosis'

/** The expectation of a check, the cause of its failure, and the fix. */
export interface SetupEntry {
  expected: string
  cause: string
  fix: string
}

const entry = (expected: string, cause: string, fix: string): SetupEntry => ({ expected, cause, fix })

/** Every mistake of a set-up, in the order in which the checks are made. */
export const setupProblems: Readonly<Record<SetupCode, SetupEntry>> = {
  frame_sandboxed: entry(
    'A page with an origin.',
    'The page stands in a frame whose attribute "sandbox" takes its origin away, so no session can be for it.',
    'Add allow-same-origin and allow-scripts to the attribute "sandbox" of the frame.',
  ),
  endpoint_wrong: entry(
    'A GraphQL answer of the platform.',
    'Something other than the platform answered at "endpoint".',
    'Set "endpoint" of createCapstan to the platform\'s address, such as https://platform.example/api/v2/graphql.',
  ),
  platform_unreachable: entry(
    'An answer of the platform.',
    "The platform did not answer: it is down, the address is another, or connect-src of the page's policy keeps it out.",
    'Open the address of "endpoint" with /healthz from the same machine, and look for a refused request in the network panel.',
  ),
  session_missing: entry(
    'A fetchSession, because the page is of another origin than the platform.',
    "The page is not of the platform's origin and createCapstan was given no fetchSession, so there is no session.",
    'Give createCapstan a fetchSession that asks your own server for { token, expiresAt }.',
  ),
  session_failed: entry(
    'A fetchSession that answers { token, expiresAt }.',
    'fetchSession threw, or answered without a token.',
    'Look at what your own server answers to fetchSession. Where the platform answered it embed_key_refused, its secret key is wrong.',
  ),
  session_slow: entry(
    'A fetchSession that answers within 20 seconds.',
    'fetchSession did not answer within 20 seconds. In development, a server often compiles the route that answers it first.',
    'If your development server is still compiling, choose Retry when it has finished. Otherwise let fetchSession return the promise of its request, and give the request of your server a time limit.',
  ),
  secret_key_in_page: entry(
    'A token of an embed session.',
    'fetchSession answered with a secret key. Every visitor of the page can read it.',
    'Revoke the key in Settings, Integrations. Exchange the new one for a token on your server: POST /api/v2/embed/sessions.',
  ),
  token_refused: entry(
    'A token that the platform knows.',
    'The platform does not know the token, or the session was ended; a new one from fetchSession was refused as well.',
    'Create the session at the same platform that "endpoint" names, and let fetchSession answer with a new one each time.',
  ),
  forbidden_origin: entry(
    'An origin that the embed session names.',
    'The session was made for pages of other origins.',
    'List the origin of the page in "origins" when your server creates the session, and in the key (Settings, Integrations).',
  ),
  account_not_available: entry(
    'The account that the session was made for.',
    '"account" of createCapstan is another account than that of the session.',
    'Use the same account id in createCapstan and when your server creates the session.',
  ),
  not_granted: entry(
    'A session that is granted what the blocks of the page ask for.',
    'A block asked for something that the components of the session do not include.',
    'Name the component in "components" when your server creates the session; docs/reference/grants.md says what each is for.',
  ),
  brand_missing: entry(
    'A brand document at the address.',
    'The brand could not be loaded, so the default one is shown.',
    'Check the slug or the address of "brand", and that its server allows the page (CORS).',
  ),
  brand_refused: entry(
    'A brand document whose fields can all be used.',
    'A field of the brand cannot be used; the rest of the brand applies.',
    'Correct the field; docs/guides/brand-it.md says what each may be.',
  ),
  styles_blocked: entry(
    'A nonce for the styles.',
    "The content security policy of the page keeps the kit's style elements out.",
    'Give CapstanProvider the nonce of the page, or set the meta element csp-nonce; see docs/guides/content-security-policy.md.',
  ),
  react_twice: entry(
    'One copy of React.',
    'The kit uses another copy of React than the page that renders it.',
    'Let the bundler resolve react and react-dom to one copy: resolve.dedupe in Vite, resolve.alias in webpack.',
  ),
}

/** The heading that explains a code, as a path in the SDK's repository. */
export const setupDocsUrl = (code: SetupCode): string => `docs/guides/set-up-problems.md#${code}`

/** Returns the console text of a mistake. */
export function describeProblem({ code, found }: SetupProblem): string {
  const { cause, fix } = setupProblems[code]
  return [
    `Capstan [${code}]: ${cause}`,
    ...(found ? [`Found: ${found}`] : []),
    `Fix: ${fix}`,
    `More: ${setupDocsUrl(code)}`,
  ].join('\n')
}
