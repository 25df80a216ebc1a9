import type { Spoken } from '../../language/Messages'

/** The words of integrations, in English. @public */
export const integrationsMessages = {
  integrations: 'Integrations',
  roleTaken:
    'Your role in this account has changed: you may look at its integrations, and no longer change them.',
  /** (INTEG-002) */
  noIntegrations: 'No integrations found.',
  /** By the platform's names, which are said where nothing stands here. */
  types: {
    signing: 'Signing',
    payment: 'Payment processing',
    information: 'Information Gathering',
    compliance: 'Compliance',
    portfolio: 'Portfolio',
  },
  /** (INTEG-005, INTEG-008) */
  add: 'Add',
  manage: 'Manage',
  setUpNamed: 'Set up {name}',
  range: '{from} to {to} of {count}',
  pages: 'Pages',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  title: 'Secret keys',
  about:
    'Your server makes embed sessions with a secret key. A key belongs to the account, and never into a page or an app.',
  none: 'No keys yet. Your server needs one to make embed sessions.',
  noneToRead: 'No keys yet. An owner or admin of the account can make one.',
  make: 'Make a key',
  ended: 'Show ended keys ({count})',
  endedShown: 'Hide ended keys',

  name: 'Name',
  uses: 'May be used for',
  lastUsed: 'Last used',
  made: 'Made',
  status: 'Status',
  actions: 'Actions',
  actionsFor: 'Actions for {name}, {hint}',
  never: 'Never',
  madeByPlatform: 'By the platform',
  madeByServer: 'By a server',
  makerSuspended: '{name}, suspended',
  makerLeft: '{name}, no longer a delegate',
  active: 'Active',
  ending: 'Ending',
  endsAt: 'Opens until {time}',
  endedAt: 'On {time}',
  over: 'Ended',
  revoked: 'Revoked',

  setup: 'Account setup',
  invest: 'Offerings and investing',
  steps: 'Steps of an investment',
  portfolio: 'Portfolio',
  documents: 'Documents',
  offerWall: 'Offer wall',
  wallet: 'Wallet',
  capTable: 'Cap table of this account',

  edit: 'Edit',
  rotate: 'Rotate',
  revoke: 'Revoke',
  cancel: 'Cancel',

  makeTitle: 'Make a key',
  editTitle: 'Edit {name}',
  form: 'Key',
  nameHelp: 'What it is for, such as Web shop.',
  origins: 'Origins of your pages',
  originsHelp: 'One a line: https://invest.example.com. For trying out: http://localhost:*',
  components: 'Components they show',
  nameRequired: 'Name is required.',
  nameTooLong: 'A name has at most 100 characters.',
  nameTaken: 'A key of this name is there already.',
  originsRequired: 'Name at least one origin.',
  originsTooMany: 'A key has at most 20 origins.',
  noOrigin: '{origin} is no origin a key can have. Write it as https://invest.example.com.',
  componentsRequired: 'Choose at least one component.',
  makeKey: 'Make key',
  making: 'Making',
  save: 'Save',
  saving: 'Saving',
  saved: '{name} saved.',
  narrowed: 'Sessions that go further than the key allows end when you save.',
  changedElsewhere:
    'This key was changed elsewhere. The fields hold what you typed; save again to put it in the place of: {name}; {origins}; {components}.',

  secretTitle: 'Copy your key now',
  secretOnce: 'You will not see it again. Keep it where your server reads its secrets.',
  secretLabel: 'Secret key',
  secretLost:
    'The key was made, but its secret did not arrive, and nobody can read it any more. Revoke it and make another one.',
  secretLostTitle: 'The secret was lost',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. It is selected: copy it from there.',
  done: 'Done',

  rotateTitle: 'Rotate {name}',
  rotateAbout: 'A new key takes its place, with the same origins and components. Its secret is shown once.',
  keepOld: 'The old key still opens for',
  keepHour: '1 hour',
  keepDay: '1 day',
  keepWeek: '7 days',
  keepNone: 'No longer: it ends at once',
  keepNoneHelp: 'Do this when it has leaked: every session made with it ends too.',
  keepOldHelp: 'Give your server the new key within this time.',
  twoAlready: 'The key before this one still opens, so that this one can only end at once.',
  rotateKey: 'Rotate key',
  rotating: 'Rotating',

  revokeTitle: 'Revoke {name}?',
  revokeAbout:
    'Servers that use {hint} are refused at once, and every session made with it ends. This cannot be undone.',
  revokeKey: 'Revoke key',
  revoking: 'Revoking',
  revokedNow: '{name} revoked.',

  notAllowed: 'Only owners and admins of the account may do this.',
  tooMany: 'An account has at most 20 keys. Revoke one that is not used.',
  keyEnded: 'This key has ended meanwhile.',
  keyRotating: 'Two keys stand side by side already. Revoke the older one, or wait until it has ended.',
}

/** What a partner may reword in integrations. @public */
export type IntegrationsMessages = Spoken<typeof integrationsMessages>
