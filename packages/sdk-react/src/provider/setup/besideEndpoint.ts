/** The address of a path of the platform: a page of another origin finds it where the platform is, not where the page is. */
export function besideEndpoint(path: string, endpoint: string): string {
  return /^https?:/.test(endpoint) ? new URL(path, endpoint).href : path
}
