/** The kinds of investor there are. A form offers the platform's own list, ordered by name. */
export const investorTypes = [
  'Individual',
  'Individual IRA',
  'Individual Roth IRA',
  'Joint TIC',
  'Joint TWROS',
  'Revocable Trust',
  'Irrevocable Trust',
  'Sole Proprietorship',
  'Sole Proprietorship SEP IRA',
  'Sole Proprietorship Simple IRA',
  'Limited Partnership',
  'Limited Partnership SEP IRA',
  'Limited Partnership Simple IRA',
  'LLC',
  'LLC SEP IRA',
  'LLC Simple IRA',
  'Corporation',
  'Corporation SEP IRA',
  'Corporation Simple IRA',
  'Estate',
] as const

export type InvestorType = (typeof investorTypes)[number]
