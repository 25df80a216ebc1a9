import type { Spoken } from '../../language/Messages'
import type { settingsMessages } from './messages'

/** The same in German. */
export const settingsGerman = {
  details: 'Angaben zum Konto',
  setUp: 'Eingerichtet',
  viewer: 'Sie haben Lesezugriff auf dieses Konto.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert. Sie können die Einstellungen ansehen, aber nicht mehr ändern.',
  notAllowed: 'Vorgang nicht erlaubt',
  notAvailable: 'k. A.',

  name: 'Name',
  email: 'E-Mail',
  url: 'URL',
  contactName: 'Name des Kontakts',
  supportEmail: 'E-Mail-Adresse des Supports',
  twitterHandle: 'Twitter-Name',
  custodian: 'Custodian',
  slug: 'Kürzel',
  taxId: 'Steuernummer (SSN)',
  taxIdOfEmployer: 'Steuernummer (EIN)',
  lastFour: '· nur die letzten vier Stellen',
  nameRequired: 'Der Name ist erforderlich.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  urlInvalid: 'Bitte geben Sie einen gültigen Link ein.',
  twitterInvalid: 'Ein Twitter-Name hat 1 bis 15 Buchstaben, Ziffern oder Unterstriche.',

  addresses: 'Adressen',
  noAddresses: 'Keine Adressen gefunden.',
  primary: 'Anschrift',
  mailing: 'Postanschrift',
  addPrimary: 'Anschrift hinzufügen',
  addMailing: 'Postanschrift hinzufügen',
  lineThree: 'Adresszusatz, dritte Zeile',
  lineFour: 'Adresszusatz, vierte Zeile',

  parties: 'Personen',
  noParties: 'Keine Personen gefunden.',
  isPrimary: '{role} · an erster Stelle',
  isDelegate: '{role} · mit Zugang',
  dateOfBirth: 'Geburtsdatum',
  partyTaxId: 'Steuernummer (Tax ID)',
  usCitizen: 'US-Staatsangehörigkeit',
  yes: 'Ja',
  no: 'Nein',

  defaults: 'Voreinstellungen',
  emailNotifications: 'E-Mail-Benachrichtigungen',
  on: 'An · der Investor bekommt eine E-Mail, wenn eine Zeichnung angelegt wird',
  off: 'Aus · der Investor bekommt keine E-Mail, wenn eine Zeichnung angelegt wird',
  sendDistribution: 'Dem Investor eine E-Mail schicken, wenn eine Zeichnung angelegt wird',

  signIn: 'Adressen für die Anmeldung',
  aboutSignIn: 'Mit jeder davon können Sie sich anmelden, für alle Ihre Konten.',
  addAddress: 'Adresse hinzufügen',
  removeAddress: 'Entfernen',
  removeNamed: '{word}: {email}',
  addressRemoved: '{email} wurde entfernt. Jede andere Sitzung ist beendet, die damit begonnen wurde.',
  newAddress: 'E-Mail',
  linkMailed:
    'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn, während Sie hier angemeldet sind; dann können Sie sich auch mit dieser Adresse anmelden.',
} satisfies Spoken<typeof settingsMessages>
