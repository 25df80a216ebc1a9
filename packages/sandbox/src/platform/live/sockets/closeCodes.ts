/** The codes with which the platform closes a socket. */
export const closeCodes = {
  /** The session ended: sign in again, or fetch another token. */
  unauthenticated: 4401,
  /** The account may not be acted for any more. */
  accountNotAvailable: 4403,
  /** The person has more open sockets than the limit. */
  tooManySockets: 4429,
  /** The client does not read its frames: connect again and request everything again. */
  tooSlow: 1013,
  /** The server stops: connect again. */
  restart: 1012,
} as const
