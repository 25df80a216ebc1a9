/** The texts of the set-up overlay; the results of checks and their fixes are in English, for developers. */
export const diagnosisMessages = {
  title: 'Capstan set-up',
  wrong: 'To fix',
  fine: 'Everything is set up.',
  right: 'Correct',
  found: 'Found',
  expected: 'Expected',
  fix: 'Fix',
  more: 'More',
  again: 'Check again',
  copy: 'Copy',
}
