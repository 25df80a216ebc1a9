/** The texts of the capitalization page. Exact texts of the specification are the defaults. @public */
export const capitalizationMessages = {
  viewing: 'Viewing',
  capTable: 'Cap Table',
  scheduleOfPurchasers: 'Schedule of purchasers',
  asOf: 'As of',
  today: 'Today',
  toCome: 'Choose a day up to today.',
  issuedBy: 'What was issued by the end of {day}. Units that were bought and not issued are left out.',
  paidBy: 'What had been paid by the end of {day}.',
}
