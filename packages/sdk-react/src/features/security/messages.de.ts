import type { Spoken } from '../../language/Messages'
import type { securityMessages } from './messages'

/** The same in German. */
export const securityGerman = {
  sessions: 'Sitzungen und Geräte',
  aboutSessions: 'Wo Sie angemeldet sind, gleich für welches Konto Sie handeln.',
  browserOn: '{browser} auf {system}',
  unknownDevice: 'Ein unbekannter Browser',
  thisSession: 'Diese Sitzung',
  lastUsed: 'Zuletzt genutzt {day}, {time}',
  network: 'Netz {network}',
  signedIn: 'angemeldet {day}',
  end: 'Sitzung beenden',
  endNamed: 'Sitzung beenden: {device}',
  ended: 'Die Sitzung von {device} ist beendet.',
  endOthers: 'Alle anderen beenden',
  endedOthers: 'Alle anderen Sitzungen sind beendet.',
  onlyThis: 'Sie sind sonst nirgends angemeldet.',
} satisfies Spoken<typeof securityMessages>
