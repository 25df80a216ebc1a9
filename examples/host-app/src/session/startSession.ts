import { createCapstan, type Capstan, type SessionEnd } from '@capstan/sdk-core'
import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { localeOf } from './languages'
import { readVisitor } from './readVisitor'
import { tabAccount } from './tabAccount'
import { forgetTypedByOthers } from './typedBy'
import type { Visitor } from './Visitor'

export interface SessionOptions {
  /** True when the browser has a session; without one, the user is not requested. */
  signedIn: boolean
  /** The account chosen at sign-in. */
  account?: string | null
  /** Called as soon as requests name the account, beside the question who is signed in. */
  onInstance?: (capstan: Capstan) => unknown
  /** Called when the session ends while the app is in use. */
  onSignedOut: (why: SessionEnd) => void
}

export interface Session {
  capstan: Capstan
  visitor: Visitor
}

/**
 * Starts the instance of this tab and reads its visitor.
 *
 * The account is read once: the one the tab already acts for, or else the one chosen at sign-in. The tab names it in every
 * request, and keeps it when another tab chooses a different account.
 */
export async function startSession({ onSignedOut, onInstance, ...known }: SessionOptions): Promise<Session> {
  let hasSession = false
  const capstan = createCapstan({
    account: tabAccount.read() ?? known.account ?? undefined,
    locale: localeOf(navigator.languages),
    // A missing session is a valid result at the start, and no event for a visitor without one: an early request may report it
    // late.
    onUnauthenticated: (why) => hasSession && onSignedOut(why),
  })
  onInstance?.(capstan)
  const visitor: Visitor = known.signedIn ? await readVisitor(capstan) : { status: 'anonymous' }
  const userId = userIdOf(capstan)
  if (userId) forgetTypedByOthers(userId)
  const account = visitor.status === 'acting' ? visitor.account.id : undefined
  if (account) tabAccount.keep(account)
  if (visitor.status === 'undecided') tabAccount.forget()
  if (account !== capstan.account) actFor(capstan, account)
  hasSession = visitor.status !== 'anonymous'
  return { capstan, visitor }
}

/** Returns the id of the signed-in user, whom the platform has just answered with; undefined where it refused to. */
function userIdOf(capstan: Capstan): string | undefined {
  const { queryKey, select } = usersDataQuery(capstan)
  const answer = capstan.queryClient.getQueryData<Parameters<typeof select>[0]>(queryKey)
  return answer && select(answer).user.id
}

/** Changes the account; who is signed in was just answered, for the account that was chosen and is now named. */
function actFor(capstan: Capstan, account: string | undefined): void {
  const answer = capstan.queryClient.getQueryData(usersDataQuery(capstan).queryKey)
  capstan.update({ account })
  if (account) capstan.queryClient.setQueryData(usersDataQuery(capstan).queryKey, answer)
}
