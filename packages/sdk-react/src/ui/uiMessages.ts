import { useMessages } from '../language/useMessages'
import type { Spoken } from '../language/Messages'

/** Every word the parts say on their own. */
export const uiMessages = {
  loading: 'Loading',
  retry: 'Retry',
  support: 'Support',
  dismiss: 'Dismiss',
  close: 'Close',
  discardTyped: 'Discard what you typed?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  optional: 'Optional',
  yes: 'Yes',
  no: 'No',
  paidInFull: 'Paid in full',
  paidShort: 'Short by {amount}',
  paidOver: 'Over by {amount}',
  errorText: 'Oops, something went wrong. Please try again.',
  notSetUp: 'This part of the page is not set up correctly. Please contact the operator of the site.',
  noSession: 'Your session could not be started. Please try again.',
  unreachable: 'The platform could not be reached. Please try again in a moment.',
  successText: 'Success!',
  noAccount: 'You no longer have access to this account. Choose another one, or sign in again.',
  noneFound: 'None Found.',
  selectAnItem: 'Select an item',
  noOptions: 'None found',
  nothingFound: 'Nothing found',
  /** How many rows of a long list are shown. */
  shownOf: '{shown} of {total}',
  showMore: { one: 'Show 1 more', other: 'Show {count} more' },
  showRest: { one: 'Show the one', other: 'Show all {count}' },
  explain: 'What does this mean:',
  showOptions: 'Show options',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  quoted: '“{text}”',
  space: 'a space',
  takesDecimal: 'Enter digits, with {decimal} before decimals and {group} between thousands.',
  takesInteger: 'Enter a whole number: digits, with {group} between thousands.',
  takesPrecise: 'Enter digits, with {decimal} before decimals.',
  refusedKey: 'This field does not accept {character}. {accepted} Correct or clear the rest.',
  refusedText: 'This field does not accept {character}, so nothing was entered. {accepted}',
  noNumber: 'This is not a valid number. {accepted}',
  refusedPhone:
    'A phone number has no {character}. Enter digits with the country first, such as +1 202 555 0123, and leave out an extension.',
  oddPhone: 'No country has a number like this. Please check it again.',
  opensInNewTab: '(opens in a new tab)',
  errorSummary: 'Please correct the following:',
  steps: 'Steps',
  breadcrumb: 'Breadcrumb',
  notAvailable: 'N/A',
  fullValue: 'Full value: {value}',
  copied: 'Copied!',
  copyFailed: 'The browser did not allow copying. Select the text and copy it.',
}

/** The texts of the parts of `ui/`; a partner may replace each of them. */
export type UiMessages = Spoken<typeof uiMessages>

/** The texts of the parts of `ui/`, in the page’s language, with the replacements of the partner. */
export function useUiMessages(): UiMessages {
  return useMessages('ui', uiMessages)
}
