import type { Spoken } from '../../language/Messages'

/** Every word of what administrators of the platform look after. @public */
export const administrationMessages = {
  readOnly: 'Only an owner or an admin of this account changes this.',
  cancel: 'Cancel',
  search: 'Search',
  actions: 'Actions',
  noneFound: 'Nobody here matches.',
  count: { one: '{count} person', other: '{count} people' },
  peopleShort: 'People',

  terms: {
    title: 'Versions of the terms',
    intro: 'A person accepts the version in force before anything else.',
    add: 'New version',
    version: 'Version',
    versionNamed: 'Version {number}: {title}',
    holdsFrom: 'Holds from',
    publishedBy: 'Published by',
    platform: 'The platform',
    accepted: 'Accepted',
    acceptedOf: '{accepted} of {people}',
    status: 'Status',
    statuses: { upcoming: 'Upcoming', in_force: 'In force', replaced: 'Replaced' },
    none: 'There are no terms of service yet.',
    read: 'Read version {number}',
    showPeople: 'Who has accepted version {number}',
    withdraw: 'Withdraw version {number}',
    withdrawAsk:
      'Version {number} is taken back before it comes into force. Nobody has been asked to accept it.',
    withdrawDo: 'Withdraw',
    withdrawing: 'Withdrawing',
    withdrawn: 'Version {number} was withdrawn.',

    acceptance: 'Acceptance of version {number}',
    acceptanceNote: '{accepted} of {people} people. The others are asked when they next open the platform.',
    acceptanceUpcoming: 'People are asked to accept it from {day} on.',
    acceptanceReplaced: '{accepted} of {people} people have accepted it. A newer version has replaced it.',
    notYet: 'Not yet',
    whoAccepted: 'People and version {number}',
    person: 'Person',
    account: 'Account',
    acceptedOn: 'Accepted on',
    never: 'Not yet',
    everyoneAccepted: 'Every person has accepted this version.',
    noneAccepted: 'No person has accepted this version.',

    name: 'Title',
    nameHint: 'Administrators know the version by it.',
    nameRequired: 'Title is required.',
    nameLong: 'A title has at most 200 characters.',
    format: 'Format',
    plain: 'Plain text',
    html: 'HTML',
    language: 'Language',
    languageHint: 'What is agreed to is not translated.',
    english: 'English',
    german: 'German',
    holdsOn: 'Holds from',
    holdsOnHint:
      'The day begins at midnight UTC. Leave it empty to publish for now: each person accepts the version before going on.',
    text: 'Text',
    textRequired: 'Text is required.',
    textLong: 'A text has at most 200,000 characters.',
    publish: 'Publish',
    publishing: 'Publishing',
    published: '{title} was published.',
    region: 'The agreement',
  },
}

/** What a partner may reword of the administration. @public */
export type AdministrationMessages = Spoken<typeof administrationMessages>
