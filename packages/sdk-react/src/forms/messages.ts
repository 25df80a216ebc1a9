/** The texts of forms, in English. */
export const formsMessages = {
  submit: 'Submit',
  submitting: 'Submitting',
  summaryEntry: '{label}: {message}',
  notChecked: 'The form could not be checked. Check your connection and try again.',
  uncertain: 'No answer arrived. Send it again. It is carried out only once.',
  findingOut: 'No answer arrived. We do not know yet whether this went through. We are checking it.',
  earlierMade: 'What you sent at {time} went through.',
  earlierNotMade: 'What you sent at {time} did not go through. You can send it again.',
  back: 'Back to the form',
  save: 'Save',
  saving: 'Saving',
  saved: '{name} saved.',
  changedElsewhere:
    'This was changed elsewhere. Your changes are kept; save again to replace the new values.',
  changedElsewhereBy:
    '{name} changed this on {day}. Your changes are kept; save again to replace the new values.',
  yours: '{label}, yours: {value}',
  theirs: 'Now: {value}',
  takeTheirs: 'Take the new value: {label}',
  nothing: 'nothing',
  cancel: 'Cancel',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  removed: '{name} deleted.',
  removing: 'Deleting {name}',
  undo: 'Undo',
  draftRestored: 'Draft of {day}, {time} restored.',
  draftLeavesBlank: 'Some answers are never saved in a draft. Please enter them again: {names}.',
  draftOfOtherVersion:
    'This form has changed since your draft. Answers that still fit were kept. Please check them.',
  draftReplaced:
    'This form was also filled in elsewhere, until {day}, {time}. The answers here now replace those.',
  discardDraft: 'Discard draft',
  draftDiscarded: 'Draft discarded.',
  draftSaved: 'Draft saved {time}',
  draftNotSaved: 'Draft not saved yet. Trying again.',
  offline: 'You are offline. What you entered stays here; send it once you are online again.',
}

/** The texts of forms that a partner may replace. */
export type FormsMessages = typeof formsMessages
