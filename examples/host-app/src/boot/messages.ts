/** Every word that stands before the app is there. They are written into the page when it is built, a page a language. */
export const bootMessages = {
  loading: 'Loading…',
  slow: 'This takes longer than usual.',
  withoutScript: 'This site needs JavaScript. Please allow it.',
  unreachable: 'The platform cannot be reached',
  unreachableText: 'It did not answer. Check your connection, then try again.',
  tryAgain: 'Try again',
  supportCenter: 'Support Center',
}
