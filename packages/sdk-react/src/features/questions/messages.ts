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
  roleTaken: 'Your role in this account has changed. You can view the questions, but no longer change them.',
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
  howToFill: 'Choose Add beside a question to add it to this set.',
  aboutLocked: 'A locked set can be used in signing templates and can no longer be changed.',
  questionsOf: 'Questions of {name}',

  lock: 'Lock {name}',
  lockTitle: 'Lock {name}?',
  lockAbout:
    'After that it can be used in signing templates. Its name and questions can no longer be changed, and it cannot be unlocked.',
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
  typeHint: 'The type decides which answers are valid.',
  description: 'Description',
  descriptionHint: 'Explains the question to the investor.',
  errorMessage: 'Error message',
  errorMessageHint: 'Shown when an answer is not valid.',
  /** Above a form whose texts have translations. */
  original: 'You edit the original text. Its translations stay as they are.',
  /** Types of questions that the platform starts with, by their names. */
  typeNames: {
    Text: 'Text',
    Email: 'Email',
    Phone: 'Phone',
    Number: 'Number',
    Date: 'Date',
    'Yes or no': 'Yes or no',
    'Long text': 'Long text',
    'US ZIP code': 'US ZIP code',
    'CRD number': 'CRD number',
  },
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
  previewHint: 'Try an answer. It is not saved.',
  pattern: 'Pattern:',
  examples: 'Answers that were tried',
  accepted: 'Accepted',

  place: 'Add',
  placeOf: 'Add {name} to a question set',
  set: 'Question set',
  setRequired: 'Please select a question set to add to.',
  placeName: 'Name in the set',
  placeNameHint: 'The name of the question in this set.',
  /** (QSET-013) */
  placeNameRequired: 'Name field is required',
  placed: '{name} was added to {set}.',
}

/** Messages of a vendor's questions that a partner may replace. @public */
export type QuestionsMessages = Spoken<typeof questionsMessages>
