import type { portfolioMessages } from './messages'

type StatusMessages = Pick<
  Record<keyof typeof portfolioMessages, string>,
  'onboarding' | 'pending' | 'issued'
>

/** What a status of the portfolio is called; one nobody knows is shown as it is. */
export function statusLabel(status: string, messages: StatusMessages): string {
  const labels = { Onboarding: messages.onboarding, Pending: messages.pending, Issued: messages.issued }
  return status in labels ? labels[status as keyof typeof labels] : status
}
