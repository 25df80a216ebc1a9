/** The words of forms, in English. */
export const formsMessages = {
  submit: 'Submit',
  submitting: 'Submitting',
  summaryEntry: '{label}: {message}',
  notChecked: 'The form could not be checked. Look at your connection, and try again.',
  uncertain: 'No answer came. Send it again: it cannot happen twice.',
  back: 'Back to the form',
  save: 'Save',
  saving: 'Saving',
  changedElsewhere:
    'This was changed elsewhere. What you changed is kept; save again to put it in the place of what stands there now.',
  yours: '{label}, yours: {value}',
  theirs: 'Now: {value}',
  takeTheirs: 'Take what stands there now: {label}',
  nothing: 'nothing',
  cancel: 'Cancel',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  removed: '{name} deleted.',
  removing: 'Deleting {name}',
  undo: 'Undo',
}

/** What a partner may reword in forms. */
export type FormsMessages = typeof formsMessages
