import type { Spoken } from '../../language/Messages'

/** Messages of a vendor's questions. Exact texts of the specification are the defaults. @public */
export const questionsMessages = {
  /** (QSET-003) */
  title: 'Question Set Management',
  /** (QSET-004, QSET-006) */
  sets: 'Question Sets',
  questions: 'Questions',
  readOnly: 'Only an owner or an admin of this account can change its questions.',
  /** The role was removed while the page was open. */
  roleTaken:
    'Your role in this account has changed: you may look at its questions, and no longer change them.',
  notForAccount: 'Only issuers and brokers have questions of their own.',

  addSet: 'Add question set',
  setName: 'Name',
  /** (QSET-001, QSET-002) */
  setNameRequired: 'Please provide a unique question set name',
  setNameTaken: 'Question set names must be unique.',
  openSet: 'Open {name}',
  closeSet: 'Close {name}',
  questionCount: { one: '1 question', other: '{count} questions' },
  noneYet: 'No questions yet',
  howToFill: 'Choose Add on a question to put it here.',
  aboutLocked: 'A locked set can be used in signing templates and no longer changes.',
  questionsOf: 'Questions of {name}',

  lock: 'Lock {name}',
  lockTitle: 'Lock {name}?',
  lockAbout:
    'It can be used in signing templates then. Its name and its questions no longer change, and it cannot be unlocked.',
  lockEmpty: 'A question set needs a question before it can be locked.',
  lockSet: 'Lock question set',
  locking: 'Locking',
  locked: '{name} was locked.',
  /** (QSET-008) */
  setLocked: 'A locked question set cannot be changed.',

  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  moved: '{name}, {place} of {count}.',
  remove: 'Remove {name} from the set',
  removed: '{name} was removed from {set}.',

  addQuestion: 'Add question',
  adding: 'Adding',
  added: '{name} was added.',
  cancel: 'Cancel',
  editQuestion: 'Edit question',
  edit: 'Edit {name}',
  name: 'Name',
  type: 'Type',
  typeHint: 'The type says what counts as an answer.',
  description: 'Description',
  descriptionHint: 'Explains the question to the investor.',
  errorMessage: 'Error message',
  errorMessageHint: 'Shown when an answer is not valid.',
  inSets: 'In sets',
  actions: 'Actions',
  /** (QSET-009 to QSET-012) */
  nameRequired: 'Field name is required',
  typeRequired: 'Field type is required',
  descriptionRequired: 'Description is required',
  errorMessageRequired: 'error message is required',
  textTooLong: 'This has at most {most} characters.',
  /** (QSET-014, QSET-015) */
  nameTaken: 'Questions must have a unique name.',
  inSet: 'Questions that are part of a question set cannot be edited.',
  preview: 'As an investor sees it',
  previewHint: 'Try an answer: it is not kept.',
  pattern: 'Pattern:',
  examples: 'Answers that were tried',
  accepted: 'Accepted',

  place: 'Add',
  placeOf: 'Add {name} to a question set',
  set: 'Question set',
  setRequired: 'Please select a question set to add to.',
  placeName: 'Name in the set',
  placeNameHint: 'What the question is called in this set.',
  /** (QSET-013) */
  placeNameRequired: 'Name field is required',
  placed: '{name} was added to {set}.',
}

/** Messages of a vendor's questions that a partner may replace. @public */
export type QuestionsMessages = Spoken<typeof questionsMessages>
