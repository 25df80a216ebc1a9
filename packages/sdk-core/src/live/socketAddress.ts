/** The address of the live socket. A cookie session names its account in it; a token session sends it in a frame. */
export function socketAddress(socketUrl: string, baseUrl: string, account: string | undefined): string {
  const url = new URL(socketUrl, baseUrl)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  if (account) url.searchParams.set('account', account)
  return url.href
}
