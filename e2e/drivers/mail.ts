import type { APIRequestContext } from '@playwright/test'

/** The link of the newest mail to an address. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  const { mails } = (await answer.json()) as { mails: { links: { href: string }[] }[] }
  const href = mails[0]?.links[0]?.href
  if (!href) throw new Error(`No mail with a link was sent to ${to}.`)
  return href
}
