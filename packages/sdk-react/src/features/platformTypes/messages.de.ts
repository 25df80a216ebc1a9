import type { Spoken } from '../../language/Messages'
import type { platformTypesMessages } from './messages'

/** The same in German. */
export const platformTypesGerman = {
  intro: 'Die Plattform bietet diese Arten in ihren Auswahllisten an.',
  tables: 'Listen',
  assets: 'Arten von Anlagen',
  investors: 'Arten von Investorenkonten',
  questions: 'Arten von Fragen',
  integrations: 'Arten von Integrationen',
  add: 'Art hinzufügen',
  adding: 'Wird hinzugefügt',
  added: '{name} wurde hinzugefügt.',
  edit: '{name} bearbeiten',
  actions: 'Aktionen',
  cancel: 'Abbrechen',
  note: 'Arten werden hier hinzugefügt und geändert. Entfernt wird keine, weil Datensätze darauf verweisen.',

  type: 'Art',
  typeRequired: 'Geben Sie den Namen der Art ein.',
  id: 'Nummer',
  key: 'Schlüssel',
  keyHint: 'Kleinbuchstaben und Unterstriche. Er kann später nicht geändert werden.',
  keyRequired: 'Geben Sie einen Schlüssel ein.',
  keyWrong:
    'Ein Schlüssel beginnt mit einem Kleinbuchstaben und besteht nur aus Kleinbuchstaben und Unterstrichen.',
  tooLong: 'Geben Sie höchstens {most} Zeichen ein.',
  nameTaken: 'Eine Art mit diesem Namen gibt es schon.',

  accountingType: 'Rechnungslegung',
  accountingTypeHint:
    'Fremdkapital hat Laufzeit und Zins, ein Fonds eigene Kennzahlen, alles andere ist Eigenkapital.',
  debt: 'Fremdkapital',
  fund: 'Fonds',
  equity: 'Eigenkapital',

  minParties: 'Mindestens (Personen)',
  maxParties: 'Höchstens (Personen)',
  maxPartiesHint: 'Leer heißt: ohne Grenze.',
  noLimit: 'Ohne Grenze',
  partiesRange: 'Geben Sie eine Zahl von 1 bis 50 ein.',
  partiesOrder: 'Die Höchstzahl darf nicht kleiner als die Mindestzahl sein.',

  kind: 'Feld',
  kindRequired: 'Wählen Sie das Feld für die Antwort.',
  kinds: {
    string: 'Text',
    email: 'E-Mail',
    phone: 'Telefon',
    number: 'Zahl',
    date: 'Datum',
    boolean: 'Ja oder nein',
    textArea: 'Langer Text',
  },
  pattern: 'Muster',
  patternHint: 'Ein regulärer Ausdruck für die ganze Antwort. Nur Text hat einen.',
  patternOnlyText: 'Nur ein Text kann ein Muster haben.',
  none: 'k. A.',

  name: 'Name',
  nameRequired: 'Geben Sie einen Namen ein.',
  addedBy: 'Hinzugefügt von',
  byInvestors: 'Investoren',
  byVendors: 'Emittenten und Brokern',

  readOnly: 'Sie können diese Arten ansehen, aber nicht ändern.',
  roleTaken: 'Sie können hier nichts mehr ändern. Fragen Sie einen Inhaber des Kontos.',
  noAccount: 'Sie gehören nicht mehr zu diesem Konto.',
} satisfies Spoken<typeof platformTypesMessages>
