/** The texts of forms, in English. */
export const formsMessages = {
  submit: 'Submit',
  submitting: 'Submitting',
  summaryEntry: '{label}: {message}',
  notChecked: 'The form could not be checked. Look at your connection, and try again.',
  uncertain: 'No answer came. Send it again: it cannot happen twice.',
  findingOut: 'No answer came. We do not know yet whether this went through, and are finding out.',
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
  draftLeavesBlank: 'Never kept in a draft, so please enter again: {names}.',
  draftOfOtherVersion: 'This form has changed since. What still fits has been kept; please look it over.',
  draftReplaced:
    'This form was also filled in elsewhere, until {day}, {time}. The answers here now replace those.',
  discardDraft: 'Discard draft',
  draftDiscarded: 'Draft discarded.',
  draftSaved: 'Draft saved {time}',
  draftNotSaved: 'Draft not saved yet. It is tried again.',
  offline: 'You are offline. What you entered stays here; send it once you are online again.',
}

/** The texts of forms that a partner may replace. */
export type FormsMessages = typeof formsMessages
