/** What the sign-in flow tells the live socket. */
export interface LiveSessions {
  /** A session got a new token: its sockets live on under the new one. */
  rotated(oldKey: string, newKey: string): void
  /** A session ended: its sockets close. */
  ended(key: string): void
}
