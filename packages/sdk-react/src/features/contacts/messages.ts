import { uploadMessages } from '@capstan/sdk-core/documents'
import type { Spoken } from '../../language/Messages'

/** The texts of contacts. Exact texts of the specification are the defaults. @public */
export const contactsMessages = {
  title: 'Contacts',
  /** (CONTACT-002) */
  none: 'No contacts found.',
  search: 'Search by name or email',
  clearSearch: 'Clear search',
  contactCount: { one: '1 contact', other: '{count} contacts' },
  viewer: 'You are a viewer of this account. Only an owner or an admin can add and change contacts.',
  /** The role was removed while the page was open. */
  roleTaken: 'Your role in this account has changed. You can view contacts, but no longer change them.',
  /** The reader no longer belongs to the account. */
  noAccount: 'You no longer belong to this account, so you cannot view its contacts.',

  /** (CONTACT-001) */
  contactName: 'Contact name',
  accountName: 'Account name',
  email: 'Email',

  add: 'Add contact',
  adding: 'Adding',
  added: '{name} was added.',
  /** Shown when the email was known: the contact is returned as it is. */
  known: '{name} has this email already.',
  cancel: 'Cancel',
  notAllowed: 'Operation not allowed',
  /** (CONTACT-008, CONTACT-009) */
  nameRequired: 'Contact Name is required.',
  emailRequired: 'Email is required.',

  /** (CONTACT-003) */
  importCsv: 'Import CSV',
  stepFile: 'Choose file',
  stepCheck: 'Check',
  stepImport: 'Import',
  drop: 'Drop a CSV file here or',
  choose: 'choose from your computer',
  limits: '.csv, up to 100MB, with the columns name and email.',
  /** (CONTACT-010) */
  noCommas: 'Numbers must have no commas.',
  example: 'Example file',
  exampleFailed: 'The example file could not be downloaded.',
  /** (CONTACT-004, UPLOAD-003, UPLOAD-004) */
  csvOnly: 'Only .csv files can be imported.',
  isEmpty: 'There is nothing in this file.',
  tooLarge: uploadMessages.tooLarge,
  unknownError: uploadMessages.failed,
  sending: 'Sending {name}',
  checking: 'Checking {name}',
  rowsSoFar: { one: '1 row so far', other: '{count} rows so far' },
  rowsOf: 'Rows of {name}',
  nothingWritten: 'Nothing is written before you confirm it.',
  nothingToAdd:
    'There is nothing to add. Every row is already a contact, repeats another row, or has an error.',
  calledOff: 'This import was cancelled. Choose the file again.',
  notConfirmed: 'The import could not be confirmed. Try again. It is imported only once.',
  willBeAdded: 'Will be added',
  leftOut: 'Left out',
  withErrors: 'With errors',
  newContacts: 'New contacts',
  alreadyContacts: { one: '1 is already a contact', other: '{count} are already contacts' },
  repeatRows: { one: '1 repeats another row', other: '{count} repeat other rows' },
  leftOutNote: '{known}, {repeated}',
  ofRows: { one: 'Of 1 row', other: 'Of {count} rows' },
  mendOrLeave: {
    one: '1 row has an error. Correct it in its row, or leave the row out.',
    other: '{count} rows have errors. Correct them in their rows, or leave the rows out.',
  },
  all: 'All',
  errors: 'Errors',
  row: 'Row',
  rowNumber: 'Row {row}',
  whatHappens: 'What will happen',
  outcome: 'Outcome',
  column: 'Column',
  problem: 'Problem',
  /** For a problem with a value of any column. */
  problemOf: '{column}: {problem}',
  willAdd: 'Will be added',
  wasAdded: 'Added',
  isKnown: 'Already a contact',
  repeatsRow: 'Repeats row {row}',
  isWrong: 'Error',
  rowProblems: {
    name_missing: 'Contact Name is required.',
    name_has_link: 'The contact name contains a web address.',
    name_hides_characters: 'The contact name contains hidden characters. Please type it again.',
    name_too_long: 'The contact name is longer than 200 characters.',
    email_missing: 'Email is required.',
    email_invalid: 'This is not an email address.',
    email_hides_characters: 'The email contains hidden characters. Please type it again.',
    value_count: 'The row has more or fewer values than the header. Numbers must have no commas.',
    formula: 'A value cannot begin like a formula.',
    control_character: 'A value has characters that cannot be shown.',
  },
  fileProblems: {
    no_header: 'The file has no header. Its first row is name,email.',
    no_rows: 'The file has a header but no rows. There is nothing to import.',
    unknown_column: 'There is no column {column}. The columns are name and email.',
    column_twice: 'The header has the column {column} twice.',
    column_missing: 'The column {column} is missing.',
    not_csv: 'The file cannot be read from row {row} on. It is not a CSV file.',
    not_utf8:
      'Row {row}, column {column}, is not text in UTF-8. Save the file as “CSV UTF-8” and choose it again.',
    too_many_rows: 'A file can have at most 50,000 rows.',
    rows_wrong: 'Some rows have errors.',
  },
  noneAdded: 'No contact was added.',
  confirm: { one: 'Import 1 contact', other: 'Import {count} contacts' },
  confirmWithout: {
    one: 'Leave out errors and import 1 contact',
    other: 'Leave out errors and import {count} contacts',
  },
  anotherFile: 'Choose another file',
  downloadWrong: 'Download the rows with errors',
  downloadResult: 'Download the result',
  /** Rows are a person's data: they are kept for a day. */
  resultGone: 'The result could be downloaded for one day. Only its figures are left.',
  notDownloaded: 'The file could not be created.',
  importing: { one: 'Importing 1 contact', other: 'Importing {count} contacts' },
  goesOn: 'You can leave this page; the import continues.',
  addedCount: { one: '1 contact added', other: '{count} contacts added' },
  leftOutCount: { one: '1 row left out', other: '{count} rows left out' },
  result: '{added}, {left}.',
  toContacts: 'Go to contacts',
}

/** The texts of contacts that a partner may replace. @public */
export type ContactsMessages = Spoken<typeof contactsMessages>
