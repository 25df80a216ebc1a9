export interface RawRequest {
  query: string
  /** The variables, as JSON. */
  variables: string
  /** The account to act for. */
  account?: string
}

/** Sends a request as it was typed and returns the answer as it came; what goes wrong is an answer too. */
export async function sendRaw({ query, variables, account }: RawRequest): Promise<string> {
  try {
    const response = await fetch('/api/v2/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(account && { 'x-capstan-account': account }) },
      body: JSON.stringify({ query, variables: JSON.parse(variables || '{}') as unknown }),
    })
    return `HTTP ${response.status}\n${pretty(await response.text())}`
  } catch (error) {
    return String(error)
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
