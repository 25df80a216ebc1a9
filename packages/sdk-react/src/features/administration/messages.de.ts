import type { Spoken } from '../../language/Messages'
import type { administrationMessages } from './messages'

/** The same in German. */
export const administrationGerman = {
  readOnly: 'Nur Inhaber und Administratoren dieses Kontos ändern hier etwas.',
  cancel: 'Abbrechen',
  search: 'Suchen',
  actions: 'Aktionen',
  noneFound: 'Hier passt niemand.',
  count: { one: '{count} Person', other: '{count} Personen' },
  peopleShort: 'Personen',

  terms: {
    title: 'Fassungen der Bedingungen',
    intro: 'Eine Person stimmt zuerst der geltenden Fassung zu.',
    add: 'Neue Fassung',
    version: 'Fassung',
    versionNamed: 'Fassung {number}: {title}',
    holdsFrom: 'Gilt ab',
    publishedBy: 'Veröffentlicht von',
    platform: 'Die Plattform',
    accepted: 'Zugestimmt',
    acceptedOf: '{accepted} von {people}',
    status: 'Stand',
    statuses: { upcoming: 'Geplant', in_force: 'In Kraft', replaced: 'Ersetzt' },
    none: 'Es gibt noch keine Nutzungsbedingungen.',
    read: 'Fassung {number} lesen',
    showPeople: 'Wer Fassung {number} zugestimmt hat',
    withdraw: 'Fassung {number} zurücknehmen',
    withdrawAsk:
      'Fassung {number} wird zurückgenommen, bevor sie gilt. Noch wurde niemand um Zustimmung gebeten.',
    withdrawDo: 'Zurücknehmen',
    withdrawing: 'Wird zurückgenommen',
    withdrawn: 'Fassung {number} wurde zurückgenommen.',

    acceptance: 'Zustimmung zu Fassung {number}',
    acceptanceNote:
      '{accepted} von {people} Personen. Die übrigen werden gefragt, wenn sie die Plattform öffnen.',
    acceptanceUpcoming: 'Ab {day} werden alle um Zustimmung gebeten.',
    acceptanceReplaced:
      '{accepted} von {people} Personen haben zugestimmt. Eine neuere Fassung hat sie ersetzt.',
    notYet: 'Noch nicht',
    whoAccepted: 'Personen und Fassung {number}',
    person: 'Person',
    account: 'Konto',
    acceptedOn: 'Zugestimmt am',
    never: 'Noch nicht',
    everyoneAccepted: 'Alle haben dieser Fassung zugestimmt.',
    noneAccepted: 'Noch niemand hat dieser Fassung zugestimmt.',

    name: 'Titel',
    nameHint: 'Daran erkennen Administratoren die Fassung.',
    nameRequired: 'Ein Titel ist erforderlich.',
    nameLong: 'Ein Titel hat höchstens 200 Zeichen.',
    format: 'Format',
    plain: 'Reiner Text',
    html: 'HTML',
    language: 'Sprache',
    languageHint: 'Dem Text wird in seiner Sprache zugestimmt.',
    english: 'Englisch',
    german: 'Deutsch',
    holdsOn: 'Gilt ab',
    holdsOnHint:
      'Der Tag beginnt um Mitternacht UTC. Ohne Tag gilt die Fassung sofort: Jede Person stimmt zu, bevor sie weitermacht.',
    text: 'Text',
    textRequired: 'Ein Text ist erforderlich.',
    textLong: 'Ein Text hat höchstens 200.000 Zeichen.',
    publish: 'Veröffentlichen',
    publishing: 'Wird veröffentlicht',
    published: '{title} wurde veröffentlicht.',
    region: 'Die Bedingungen',
  },
} satisfies Spoken<typeof administrationMessages>
