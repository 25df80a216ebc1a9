/** The address of the platform, the offering, and whether a customer is signed in, as this site's server knows them. */
export interface Place {
  platform: string
  isSignedIn: boolean
  offerWallId: string
  offeringId: string
  /** The investments of the customer, as the platform's webhooks reported them to this site's server. */
  investments: { id: string; status: string; link: string }[]
}

/** A short-lived token, or where to agree that this site acts in the investor's account. */
export interface Session {
  token: string
  expiresAt: string
  /** The account of the customer who is signed in to this site. */
  account: string
  consent: 'not_needed' | 'given' | 'needed'
  /** The page where the investor signs in to consent, while their consent is needed. */
  continueAt?: string
}

/** Asks this site's server for the content to show. */
export const fetchPlace = async (): Promise<Place> => (await fetch('/place')).json()

/** Asks this site's server for a short-lived token; the secret key never leaves that server. */
export async function fetchSession(): Promise<Session> {
  const answer = await fetch('/session', { method: 'POST' })
  if (!answer.ok) throw new Error(`This site answered ${answer.status}`)
  return (await answer.json()) as Session
}

/** Hands out a session that was fetched already, and afterwards fetches new ones. */
export function sessionsFrom(first: Session): () => Promise<Session> {
  let next: Session | undefined = first
  return async () => {
    const session = next ?? (await fetchSession())
    next = undefined
    return session
  }
}
