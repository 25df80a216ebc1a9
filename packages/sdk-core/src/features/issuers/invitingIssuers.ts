import { compareText } from '../../order/compareText'

/** An invitation of a broker to a round, with the data of the round. */
export interface RoundInvitation {
  id: string
  issuerId: string
  issuer: string
  /** sent, until the broker has accepted or rejected it. */
  status: string
  /** Units the broker may place; `null` when the broker has no limit. */
  managedUnits: string | null
  /** An instant, ISO 8601. */
  createdOn: string
  roundId: string
  round: string
  asset: string
  /** US dollars a unit. */
  price: string | null
  /** A day, `YYYY-MM-DD`. */
  closesOn: string | null
}

/** An issuer, with the rounds it has invited a broker to. */
export interface InvitingIssuer {
  id: string
  name: string
  /** The newest first; never empty. */
  invitations: readonly RoundInvitation[]
}

/**
 * Groups invitations by issuer. The issuer with the newest invitation comes first, each with its newest first; an answer does not
 * change the order.
 */
export function invitingIssuers(invitations: readonly RoundInvitation[]): readonly InvitingIssuer[] {
  const newestFirst = invitations.toSorted(
    (a, b) => compareText(b.createdOn, a.createdOn) || compareText(a.id, b.id),
  )
  const issuers = [...new Set(newestFirst.map(({ issuerId }) => issuerId))]
  return issuers.map((id) => {
    const sent = newestFirst.filter(({ issuerId }) => issuerId === id)
    return { id, name: sent[0]?.issuer ?? '', invitations: sent }
  })
}

/**
 * Sorts pending invitations first: before the others of their issuer, and their issuers before the others. An invitation that was
 * pending when the page opened keeps its place after it is answered.
 */
export function waitingFirst(
  issuers: readonly InvitingIssuer[],
  waiting: ReadonlySet<string>,
): readonly InvitingIssuer[] {
  const waits = ({ id }: RoundInvitation) => waiting.has(id)
  const parted = issuers.map((issuer) => ({
    ...issuer,
    invitations: [...issuer.invitations.filter(waits), ...issuer.invitations.filter((each) => !waits(each))],
  }))
  const has = ({ invitations }: InvitingIssuer) => invitations.some(waits)
  return [...parted.filter(has), ...parted.filter((issuer) => !has(issuer))]
}
