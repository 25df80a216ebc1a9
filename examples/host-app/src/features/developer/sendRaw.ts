export interface RawRequest {
  query: string
  /** The variables, as JSON. */
  variables: string
  /** The account to act for. */
  account?: string
}

/** The answer to a raw request. */
export interface RawAnswer {
  /** The unchanged answer; an error is an answer as well. */
  text: string
  /** True when the platform executed the whole request. */
  isDone: boolean
}

/** Sends a request as it was typed. */
export async function sendRaw({ query, variables, account }: RawRequest): Promise<RawAnswer> {
  try {
    const response = await fetch('/api/v2/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(account && { 'x-capstan-account': account }) },
      body: JSON.stringify({ query, variables: JSON.parse(variables || '{}') as unknown }),
    })
    const { text, hasErrors } = read(await response.text())
    return { text: `HTTP ${response.status}\n${text}`, isDone: response.ok && !hasErrors }
  } catch (error) {
    return { text: String(error), isDone: false }
  }
}

function read(text: string): { text: string; hasErrors: boolean } {
  try {
    const answer = JSON.parse(text) as { errors?: unknown }
    return { text: JSON.stringify(answer, null, 2), hasErrors: answer.errors !== undefined }
  } catch {
    return { text, hasErrors: true }
  }
}
