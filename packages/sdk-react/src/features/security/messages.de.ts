import type { Spoken } from '../../language/Messages'
import type { securityMessages } from './messages'

/** The same in German. */
export const securityGerman = {
  sessions: 'Sitzungen und Geräte',
  aboutSessions: 'Alle Orte, an denen Sie angemeldet sind, für alle Ihre Konten.',
  browserOn: '{browser} auf {system}',
  unknownDevice: 'Ein unbekannter Browser',
  thisSession: 'Diese Sitzung',
  lastUsed: 'Zuletzt genutzt {day}, {time}',
  network: 'Netz {network}',
  signedIn: 'angemeldet {day}',
  end: 'Sitzung beenden',
  endNamed: '{end}: {device}',
  ended: 'Die Sitzung von {device} ist beendet.',
  endOthers: 'Alle anderen beenden',
  endedOthers: 'Alle anderen Sitzungen sind beendet.',
  onlyThis: 'Sie sind sonst nirgends angemeldet.',

  secondFactor: 'Zweiter Faktor',
  aboutPasskeys:
    'Ein Passkey ist Ihr Fingerabdruck, Ihr Gesicht oder ein Sicherheitsschlüssel. Er bestätigt geschützte Aktionen, jeweils für fünf Minuten.',
  noPasskeys: 'Noch kein Passkey.',
  requiredWithout: 'Dieses Konto verlangt einen zweiten Faktor, und Sie haben keinen Passkey.',
  requiredWithoutAbout:
    'Bis Sie einen hinzufügen, können Sie geschützte Aktionen nicht ausführen. Für den ersten senden wir Ihnen einen Link.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHint: 'Ein Name, an dem Sie ihn erkennen, etwa das Gerät.',
  passkeyNameRequired: 'Eine Bezeichnung mit höchstens 100 Zeichen ist erforderlich.',
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  rename: '{word}: {name}',
  renameTitle: 'Passkey umbenennen',
  remove: '{word}: {name}',
  removeWord: 'Entfernen',
  renameWord: 'Umbenennen',
  added: 'hinzugefügt {day}',
  lastConfirmed: 'zuletzt genutzt {day}, {time}',
  neverUsed: 'nie genutzt',
  notMade: 'Es wurde kein Passkey angelegt. Sie können es noch einmal versuchen.',
  passkeyLinkSent:
    'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn innerhalb einer Stunde in diesem Browser, und fügen Sie dann Ihren Passkey hinzu.',
  passkeyAdded: 'Der Passkey {name} wurde hinzugefügt.',
  passkeyRemoved: 'Der Passkey {name} wurde entfernt.',
  required: 'In diesem Konto einen zweiten Faktor verlangen',
  requiredAbout:
    'Vertreter, Inhaberschaft, geheime Schlüssel, Integrationen, geänderte Investitionen, Rücknahmen, Übertragungen und Unterschriften werden mit einem Passkey bestätigt.',
  passkeyFirst: 'Fügen Sie zuerst einen Passkey hinzu: Damit bestätigen Sie es.',
  isRequired:
    'Dieses Konto verlangt einen zweiten Faktor für Inhaberschaft, Vertreter, geheime Schlüssel, Rücknahmen und Unterschriften.',
  isNotRequired: 'Dieses Konto verlangt keinen zweiten Faktor.',
} satisfies Spoken<typeof securityMessages>
