/** Every word of the set-up overlay; what a check found, and how to put it right, is English for developers. */
export const diagnosisMessages = {
  title: 'Capstan set-up',
  wrong: 'To put right',
  fine: 'Everything is set up.',
  right: 'In order',
  found: 'Found',
  expected: 'Expected',
  fix: 'Fix',
  more: 'More',
  again: 'Check again',
  copy: 'Copy',
}
