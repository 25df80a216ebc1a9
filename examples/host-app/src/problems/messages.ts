/** The texts of errors and missing pages. */
export const problemMessages = {
  wentWrong: 'Something went wrong',
  offline: 'You are offline',
  offlineText: 'This page opens once you are online again.',
  unavailable: 'This feature is not available',
  suspended: 'Access suspended',
  suspendedText:
    'Your access to this account is suspended. Ask an owner of the account to restore it, or choose another account.',
  accountSuspended: 'Account suspended',
  accountSuspendedText:
    'An administrator of the platform suspended this account. Ask the operator of the platform, or choose another account.',
  selectAccount: 'Select Account',
}
