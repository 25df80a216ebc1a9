import type { APIRequestContext } from '@playwright/test'

/** The link of the newest mail to an address, among those whose link leads to a path, if one is given. */
export async function mailedLink(request: APIRequestContext, to: string, path = ''): Promise<string> {
  const answer = await request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  const { mails } = (await answer.json()) as { mails: { links: { href: string }[] }[] }
  const href = mails.find(({ links }) => links[0]?.href.includes(path))?.links[0]?.href
  if (!href) throw new Error(`No mail with a link was sent to ${to}.`)
  return href
}
