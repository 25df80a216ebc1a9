/** The statuses an investor's portfolio can be narrowed to. */
export const portfolioStatuses = ['Onboarding', 'Pending', 'Issued'] as const

export type PortfolioStatus = (typeof portfolioStatuses)[number]

/** The word for a distribution's status; a holding's is Issued. A status without a word is shown as it is. */
export function statusWord(status: string): string {
  return status === 'open' ? 'Onboarding' : status === 'closed' ? 'Pending' : status
}
