import type { Capstan } from '../../Capstan'
import { memoizeByRow } from '../../client/records/answers'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { UserSessionsDocument, type UserSessionFactsFragment } from './operations.generated'
import { compareUserSessions, readUserSession, type UserSession } from './UserSession'

type Answer = AllPagesAnswer<{ sessions: UserSessionFactsFragment }>

/** Returns the query for the sessions of the user, the current one first. */
export function userSessionsQuery(capstan: Capstan): CapstanQuery<readonly UserSession[], Answer> {
  const sessions = allPages(UserSessionsDocument, {}, ({ allUserSessions }) => allUserSessions)
  return allPagesQuery(capstan, { sessions }, readUserSessions)
}

const readSession = memoizeByRow(readUserSession)

function readUserSessions({ sessions }: Answer): readonly UserSession[] {
  return (sessions?.nodes ?? []).map(readSession).toSorted(compareUserSessions)
}
