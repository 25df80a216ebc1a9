/** The words of forms, in English. */
export const formsMessages = {
  submit: 'Submit',
  submitting: 'Submitting',
  summaryEntry: '{label}: {message}',
  notChecked: 'The form could not be checked. Look at your connection, and try again.',
  uncertain: 'No answer came. Send it again: it cannot happen twice.',
  back: 'Back to the form',
}

/** What a partner may reword in forms. */
export type FormsMessages = typeof formsMessages
