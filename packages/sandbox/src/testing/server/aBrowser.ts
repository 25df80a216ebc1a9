/** The options of a request by a page or a program. */
export interface Ask {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  body?: string
}

/** A browser as a server sees it: it keeps cookies, sends the origin of requests, and does not follow redirects. */
export interface Browser {
  readonly cookie: string
  /** Asks without saying anything about the page that asks. */
  ask(path: string, ask?: Ask): Promise<Response>
  /** Opens a page from one of the same origin. */
  visit(path: string, headers?: Record<string, string>): Promise<Response>
  graphql(
    query: string,
    options?: { variables?: object; account?: string; headers?: Record<string, string> },
  ): Promise<GraphqlAnswer>
  signIn(email: string): Promise<Response>
  /** Signs in and chooses the person's account, or the first one of a type. */
  signInTo(email: string, type?: string): Promise<string>
}

export interface GraphqlAnswer {
  status: number
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string; details?: Record<string, unknown> } }[]
}

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

/** A browser at an origin. */
export function aBrowser(origin: string): Browser {
  let cookie = ''

  async function ask(path: string, { method, headers = {}, json, form, body }: Ask = {}): Promise<Response> {
    const content = form ? new URLSearchParams(form) : json === undefined ? body : JSON.stringify(json)
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(path.startsWith('http') ? path : origin + path, {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...type, ...(cookie && { cookie }), ...headers },
      body: content,
    })
    for (const set of response.headers.getSetCookie())
      cookie = /Max-Age=0/.test(set) ? '' : (set.split(';')[0] ?? '')
    return response
  }

  const visit = (path: string, headers = {}) =>
    ask(path, { headers: { ...navigation, 'sec-fetch-site': 'same-origin', ...headers } })

  const signIn = (email: string) =>
    ask('/authenticate/login', {
      form: { user: email },
      headers: { ...navigation, origin, 'sec-fetch-site': 'same-origin' },
    })

  const graphql: Browser['graphql'] = async (query, { variables, account, headers = {} } = {}) => {
    const response = await ask('/api/v2/graphql', {
      json: { query, variables },
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        ...(account && { 'x-capstan-account': account }),
        ...headers,
      },
    })
    return { status: response.status, ...((await response.json()) as object) }
  }

  async function signInTo(email: string, type?: string): Promise<string> {
    await signIn(email)
    const { data } = await graphql(
      '{ getUsersData { user { id } } allUsersAccounts { nodes { userId accountByAccountId { id type } } } }',
    )
    const account = accountsOf(data).find((one) => !type || one.type === type)
    if (!account) throw new Error(`${email} has no account of type ${type}.`)
    await visit(`/authenticate/role/${account.id}`)
    return account.id
  }

  return {
    get cookie() {
      return cookie
    },
    ask,
    visit,
    graphql,
    signIn,
    signInTo,
  }
}

interface MyAccounts {
  getUsersData: { user: { id: string } }
  allUsersAccounts: { nodes: { userId: string; accountByAccountId: { id: string; type: string } }[] }
}

function accountsOf(data: unknown): { id: string; type: string }[] {
  const { getUsersData, allUsersAccounts } = data as MyAccounts
  return allUsersAccounts.nodes
    .filter((link) => link.userId === getUsersData.user.id)
    .map((link) => link.accountByAccountId)
}
