/** Where the platform is and what is offered: this site's own server knows. */
export interface Place {
  platform: string
  account: string
  offerWallId: string
  offeringId: string
}

/** Asks this site's server what to show. */
export const fetchPlace = async (): Promise<Place> => (await fetch('/place')).json()

/** Asks this site's server for a short-lived token; the secret key never leaves that server. */
export const fetchSession = async (): Promise<{ token: string; expiresAt: string }> =>
  (await fetch('/session', { method: 'POST' })).json()
