/** A check that is no `if … throw`: what stands there, once in its file, and what is tried instead. */
export interface ByHand {
  file: string
  name: string
  /** The text, in which «» mark what gives way; without them all of it. */
  find: string
  instead: string
  /** Whether it stands in a template of SQL. */
  isSql?: boolean
  /** Whether it stands in SQL between single quotes. */
  isQuoted?: boolean
  /** The test files that are asked first, by part of their path. */
  tests?: readonly string[]
}

const auth = [
  'auth/',
  'audit/routes',
  'people/session',
  'live/live',
  'http/requests',
  'embed/',
  'http/attacks',
  'isolation/socket',
]
const live = ['live/live', 'live/LiveConnection', 'isolation/socket', 'embed/', 'people/', 'auth/']
const request = ['http/', 'embed/', 'auth/', 'isolation/']

const of = (file: string, tests: readonly string[], ...checks: Omit<ByHand, 'file' | 'tests'>[]): ByHand[] =>
  checks.map((check) => ({ file, tests, ...check }))

/** What ends sessions, closes sockets and bounds who may act, where it is no `if … throw`. */
export const byHand: readonly ByHand[] = [
  ...of('auth/startSession.ts', auth, {
    name: 'the old session ends for somebody else',
    find: 'if («previous») await',
    instead: 'false',
  }),
  ...of(
    'auth/authRoutes.ts',
    auth,
    { name: 'a role is chosen signed in', find: 'if («!session»)', instead: 'false' },
    {
      name: 'a role is chosen on a page of ours',
      find: '!isSameOriginNavigation(request.headers, origins)',
      instead: 'false',
    },
    {
      name: 'a role is chosen by a member',
      find: "if («!membership || membership.status === 'suspended'»)",
      instead: "membership?.status === 'suspended'",
    },
    {
      name: 'nobody is signed out from elsewhere',
      find: 'comesFromElsewhere(request.headers, origins)',
      instead: 'false',
    },
    { name: 'the session ends at sign-out', find: 'await endSession(db, session.key)', instead: 'undefined' },
    { name: 'refused roles fill no audit', find: 'refusals.take(session.userId) === 0', instead: 'true' },
  ),
  ...of('auth/loginRoutes.ts', auth, {
    name: 'only a known person signs in',
    find: 'if («!userId»)',
    instead: 'false',
  }),
  ...of('auth/claimRoutes.ts', auth, {
    name: 'the session ends where a link is for somebody else',
    find: 'await endSession(db, session.key)',
    instead: 'undefined',
  }),
  ...of(
    'auth/findSession.ts',
    auth,
    {
      name: 'who may not sign in any more has no session',
      find: "and users.status = 'active'",
      instead: '',
      isSql: true,
    },
    {
      name: 'a session runs out',
      find: 'and sessions.expires_at > app_private.now()',
      instead: '',
      isSql: true,
    },
    {
      name: 'a cookie is no token of a page',
      find: 'and kind = $2',
      instead: 'and $2::text is not null',
      isSql: true,
    },
  ),
  ...of(
    'auth/sessions.ts',
    live,
    {
      name: 'lost sessions of who may not sign in',
      find: "and users.status = 'active'",
      instead: '',
      isSql: true,
    },
    {
      name: 'lost sessions that ran out',
      find: 'as k) and expires_at > app_private.now()',
      instead: 'as k)',
      isSql: true,
    },
    {
      name: 'a page with a token of its own',
      find: "kind = 'embed' and $1 = any(origins)",
      instead: '$1::text is not null',
      isSql: true,
    },
    {
      name: 'a page whose token ran out a day ago',
      find: "and expires_at > app_private.now() - interval '1 day'",
      instead: '',
      isSql: true,
    },
  ),
  ...of(
    'http/authenticate.ts',
    request,
    {
      name: 'a token is used by its pages',
      find: '!headers.origin || (session.origins ?? []).includes(headers.origin)',
      instead: 'true',
    },
    {
      name: 'a download is for our pages',
      find: "headers['sec-fetch-site'] === 'none' || isSameOrigin(headers, origins)",
      instead: 'true',
    },
    {
      name: 'a request with a cookie is JSON',
      find: 'isJson && isSameOrigin(headers, origins)',
      instead: 'isSameOrigin(headers, origins)',
    },
    {
      name: 'a suspended delegate acts for nobody',
      find: "membership?.status === 'active'",
      instead: 'membership',
    },
    {
      name: 'an account that is asked for is never left out',
      find: "asked === undefined && session.kind === 'cookie'",
      instead: "session.kind === 'cookie'",
    },
    {
      name: 'a token names its own account',
      find: "session.kind === 'cookie' || session.accountId === accountId",
      instead: 'true',
    },
    {
      name: 'only a download names its account in the address',
      find: "«method === 'GET'» && typeof account",
      instead: 'true',
    },
  ),
  ...of('http/sessionScope.ts', request, {
    name: 'who lets a body trickle in is asked again',
    find: 'reply.elapsedTime > soonEnough',
    instead: 'false',
  }),
  ...of(
    'http/origins.ts',
    request,
    {
      name: 'the browser says where a form came from',
      find: "site !== undefined && site !== 'same-origin'",
      instead: 'false',
    },
    {
      name: 'a form names its own page',
      find: 'headers.origin === undefined || headers.origin === ownOrigin(headers, origins)',
      instead: 'true',
    },
    { name: 'the browser says who led there', find: "return «site === 'same-origin'»", instead: 'true' },
    {
      name: 'without a referrer nobody of ours led there',
      find: 'headers.referer !== undefined && isOwnReferer(headers, origins)',
      instead: 'true',
    },
  ),
  ...of('embed/asInvited.ts', ['embed/', 'isolation/'], {
    name: 'an invited session is nobody',
    find: '!isInvited(session) || !accountId || !vendorId',
    instead: 'true',
  }),
  ...of('embed/embedSessionRoutes.ts', ['embed/'], {
    name: 'what needs consent is an invitation',
    find: "consent === 'needed'",
    instead: 'false',
  }),
  ...of(
    'http/integrationRoutes.ts',
    ['http/', 'emulators/', 'embed/', 'signing/'],
    { name: 'an errand is an investor’s', find: "context.accountType !== 'investor'", instead: 'false' },
    {
      name: 'a settled step has no errand',
      find: "and status not in ('complete', 'retry_limit')",
      instead: '',
      isSql: true,
    },
    {
      name: 'a step whose turn has not come has no errand',
      find: 'and app_private.is_current_step(id)',
      instead: '',
      isSql: true,
    },
  ),
  ...of(
    'reports/requireReport.ts',
    ['reports/'],
    { name: 'a report may be turned off', find: 'and enabled', instead: '', isQuoted: true },
    {
      name: 'a report is for types of accounts',
      find: 'and $2 = any(account_types)',
      instead: 'and $2::text is not null',
      isQuoted: true,
    },
  ),
  ...of(
    'files/downloadRoutes.ts',
    ['files/', 'documents/'],
    {
      name: 'a file comes at its signed address',
      find: "and app_private.is_signed('download', $1 || ':' || $2, $3)",
      instead: 'and $3::text is not null',
      isSql: true,
    },
    {
      name: 'a signed address runs out',
      find: 'and to_timestamp($2::bigint) > app_private.now()',
      instead: '',
      isSql: true,
    },
    {
      name: 'a file that did not come whole is none',
      find: "and files.status = 'stored'",
      instead: '',
      isSql: true,
    },
  ),
  ...of(
    'allocations/offeringLinkRoute.ts',
    ['allocations/'],
    {
      name: 'a link leads an investor on',
      find: "«membership?.type === 'investor'» &&",
      instead: 'membership',
    },
    {
      name: 'a link leads no suspended delegate on',
      find: "&& «membership.status === 'active'»",
      instead: 'true',
    },
  ),
  ...of(
    'live/admit.ts',
    live,
    {
      name: 'a suspended delegate opens no socket',
      find: "membership?.status !== 'active'",
      instead: '!membership',
    },
    {
      name: 'a page elsewhere opens none by a cookie',
      find: '«origin === undefined || origin === own» ? await',
      instead: 'true',
    },
    { name: 'a program with a cookie is no page', find: '!request.headers.cookie', instead: 'true' },
  ),
  ...of(
    'live/LiveServer.ts',
    live,
    {
      name: 'a suspended delegate’s socket closes',
      find: "membership?.status !== 'active'",
      instead: '!membership',
    },
    {
      name: 'a stranger’s socket closes',
      find: "['users_accounts', 'managed_accounts'].includes(change.table)",
      instead: 'false',
    },
    { name: 'lost sessions end', find: '!open.has(key)', instead: 'false' },
  ),
  ...of(
    'live/authenticateSocket.ts',
    live,
    { name: 'a token is presented by its pages', find: '«!isForThisPage» ||', instead: 'false' },
    { name: 'a token is for its own account', find: '|| «account !== session.accountId»)', instead: 'false' },
    {
      name: 'a socket stays who it is',
      find: 'current.userId !== session.userId || current.accountId !== session.accountId',
      instead: 'false',
    },
    {
      name: 'too many sockets',
      find: '!connection.open(session, context, counts)',
      instead: '!connection.open(session, context, counts) && false',
    },
  ),
  ...of(
    'live/LiveConnection.ts',
    live,
    {
      name: 'sockets of a person are counted',
      find: 'this.countedFor === undefined && !counts.take(session.userId)',
      instead: 'false',
    },
    { name: 'a socket’s time is up', find: 'Math.min(milliseconds, longestWait)', instead: 'longestWait' },
    {
      name: 'who reads too slowly is cut off',
      find: 'this.socket.bufferedAmount > maxBuffered',
      instead: 'false',
    },
    { name: 'who does not answer is cut off', find: 'if («!this.#hasAnswered»)', instead: 'false' },
  ),
  ...of(
    'live/answerFrames.ts',
    live,
    { name: 'a page follows what it was granted', find: 'grant.tables.has(frame.table)', instead: 'true' },
    { name: 'who is nobody watches nothing', find: 'if («!context»)', instead: 'false' },
    { name: 'a socket watches so many rows', find: 'rows + ids.length > maxRows', instead: 'false' },
    { name: 'rows somebody may not see', find: 'seen.has(id)', instead: 'true' },
  ),
  ...of('live/frames.ts', live, {
    name: 'a frame names so many rows',
    find: 'ids.length > maxIds',
    instead: 'false',
  }),
  ...of(
    'live/RowUpdate.ts',
    live,
    {
      name: 'a row is told to whom it concerns',
      find: 'if («!is(update.concerned)») return undefined',
      instead: 'false',
    },
    {
      name: 'the version of a row is for who sees it',
      find: 'if («!is(update.seers)») return [update.id, update.lastVersion, 1]',
      instead: 'false',
    },
  ),
  ...of('live/UpdateDispatcher.ts', live, {
    name: 'a list is told its own rows',
    find: 'of «this.#audiencesOf(table).connectionsOf(audience)») connection',
    instead: 'this.#parts.connections',
  }),
]
