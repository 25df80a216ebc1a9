import { findSession } from '../../auth/findSession.ts'
import type { Session } from '../../auth/sessions.ts'
import { grantFor } from '../../embed/grantOf.ts'
import type { PlatformServices } from '../../http/PlatformServices.ts'
import type { RequestContext } from '../../http/requestContext.ts'
import { inEnglish } from '../../language/errorTexts.ts'
import { liveContext } from './admit.ts'
import { closeCodes } from './closeCodes.ts'
import type { LiveConnection } from './LiveConnection.ts'
import type { Sight } from '../liveTables.ts'
import type { SocketCounts } from './SocketCounts.ts'
import type { Viewer } from '../updates/RowUpdate.ts'
import type { ChangedRow } from './PushFrame.ts'
import type { Subscriptions } from './Subscriptions.ts'

/** The dependencies of the answer to a frame. */
export interface SocketParts {
  services: PlatformServices
  subscriptions: Subscriptions<LiveConnection>
  tables: ReadonlyMap<string, Sight>
  counts: SocketCounts
  /** Returns the updates of a table that a viewer received or missed since a moment; undefined when they are not known. */
  rowsSince: (moment: number, table: string, viewer: Viewer) => Promise<readonly ChangedRow[] | undefined>
}

/** The credentials of a client. */
interface Credentials {
  token: string
  account?: string
}

/** Opens a waiting socket with a token, or lets an open one live on with a fresh one. */
export async function authenticateSocket(
  connection: LiveConnection,
  credentials: Credentials,
  { services, counts, subscriptions }: SocketParts,
): Promise<void> {
  const session = await findSession(services.db, { token: credentials.token, kind: 'embed' })
  const context = session && (await contextFor(connection, session, credentials, services))
  if (session && context) {
    if (!connection.open(session, context, counts))
      return connection.close(closeCodes.tooManySockets, 'too many sockets')
    // The fresh token may be for less.
    const grant = grantFor(session)
    if (grant) subscriptions.keepTables(connection, grant.tables)
    return connection.send({ type: 'authenticated', account: context.accountId })
  }
  connection.send({ type: 'error', code: 'unauthenticated', message: inEnglish('notSignedIn') })
  connection.close(closeCodes.unauthenticated, 'not signed in')
}

async function contextFor(
  { origin, session: current, requestId }: LiveConnection,
  session: Session,
  { account = session.accountId ?? undefined }: Credentials,
  services: PlatformServices,
): Promise<RequestContext | undefined> {
  const isForThisPage = origin === undefined || session.origins?.includes(origin)
  if (!isForThisPage || account !== session.accountId) return undefined
  // A socket may get a fresh token for the same user and account, and never change either.
  if (current && (current.userId !== session.userId || current.accountId !== session.accountId))
    return undefined
  return liveContext(session, session.accountId, requestId, services)
}
