/** A kind of investor an account may be set up as. */
export interface InvestorAccountType {
  id: number
  type: string
}
