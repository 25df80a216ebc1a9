import type { Spoken } from '../../language/Messages'

/** Every word of sessions and devices. @public */
export const securityMessages = {
  sessions: 'Sessions and devices',
  aboutSessions: 'Where you are signed in, whichever account you act for.',
  browserOn: '{browser} on {system}',
  unknownDevice: 'An unknown browser',
  thisSession: 'This session',
  lastUsed: 'Used last {day}, {time}',
  network: 'network {network}',
  signedIn: 'signed in {day}',
  end: 'End session',
  endNamed: 'End session: {device}',
  ended: 'The session of {device} has ended.',
  endOthers: 'End all others',
  endedOthers: 'All other sessions have ended.',
  onlyThis: 'You are signed in nowhere else.',
}

/** What a partner may reword of sessions and devices. @public */
export type SecurityMessages = Spoken<typeof securityMessages>
