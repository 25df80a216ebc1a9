import type { Spoken } from '../../language/Messages'
import type { stepFormsMessages } from './messages'

/** The same in German. */
export const stepFormsGerman = {
  intro:
    'Investoren füllen diese Formulare aus. Eine gespeicherte Fassung gilt für neue Schritte. Begonnene Schritte behalten ihre Fassung.',
  forms: 'Formulare',
  addForm: 'Formular hinzufügen',
  version: 'Fassung {version}',
  fieldCount: { one: '1 Feld', other: '{count} Felder' },
  draft: 'Entwurf',
  notUsed: 'Nicht verwendet',
  none: 'Es gibt noch keine Formulare.',
  newForm: 'Neues Formular',
  notSaved: 'Fassung {version}, nicht gespeichert',
  name: 'Name',
  nameRequired: 'Geben Sie einen Namen ein.',
  nameTaken: 'Ein Formular mit diesem Namen gibt es schon.',
  description: 'Beschreibung',
  schema: 'Formularschema von {name} als JSON',
  discard: 'Verwerfen',
  save: 'Fassung speichern',
  saving: 'Wird gespeichert',
  saved: '{name} wurde als Fassung {version} gespeichert.',
  added: '{name} wurde hinzugefügt.',
  changedElsewhere:
    '{name} wurde von jemand anderem in der Verwaltung geändert. Beide Fassungen werden gezeigt: Speichern Sie, um die andere zu ersetzen, oder verwerfen Sie Ihre.',
  changedElsewhereBy:
    '{person} hat {name} am {day} geändert. Beide Fassungen werden gezeigt: Speichern Sie, um die andere zu ersetzen, oder verwerfen Sie Ihre.',
  savedNow: 'Jetzt gespeichert, Fassung {version}: {name}',
  failed:
    'Das Formular konnte nicht gespeichert werden. Ihr Text ist noch da. Bitte versuchen Sie es erneut.',

  line: 'Zeile {line}',
  wellFormed: 'Das JSON ist lesbar, {fields}, {disclosures}',
  disclosureCount: { one: '1 Hinweis', other: '{count} Hinweise' },
  toMend: {
    one: 'Beheben Sie 1 Problem, um zu speichern.',
    other: 'Beheben Sie {count} Probleme, um zu speichern.',
  },
  problems: {
    notJson: 'das ist kein JSON.',
    noObject: 'ein Formularschema ist ein Objekt.',
    noFields: 'ein Formular hat 1 bis 200 Felder.',
    noKeyOrType: 'jedes Feld hat einen Schlüssel, der mit einem Buchstaben beginnt, und eine Art.',
    sameKey: 'ein anderes Feld hat denselben Schlüssel.',
    askedWhen: 'askedWhen nennt ein anderes Feld mit seinem Schlüssel und die Antworten darauf.',
    pattern: 'dieses Muster kann nicht verwendet werden. {reason}',
    tooLong: 'ein Formularschema hat höchstens 100.000 Zeichen.',
  },

  preview: 'Vorschau',
  previewWidth: 'Breite der Vorschau',
  phone: 'Telefon',
  desktop: 'Bildschirm',
  previewHint: 'Probieren Sie es aus. Ihre Eingaben werden nicht gespeichert.',
  previewBroken: 'Die Vorschau kommt wieder, sobald das JSON lesbar ist.',

  readOnly: 'Sie können diese Formulare ansehen, aber nicht ändern.',
  roleTaken: 'Sie können hier nichts mehr ändern. Fragen Sie einen Inhaber des Kontos.',
  noAccount: 'Sie gehören nicht mehr zu diesem Konto.',
} satisfies Spoken<typeof stepFormsMessages>
