import type { portfolioMessages } from './messages'

type StatusMessages = Pick<
  Record<keyof typeof portfolioMessages, string>,
  'onboarding' | 'pending' | 'issued' | 'failed'
>

/** Returns the label of a portfolio status; an unknown status is returned as it is. */
export function statusLabel(status: string, messages: StatusMessages): string {
  const { onboarding, pending, issued, failed } = messages
  const labels = { Onboarding: onboarding, Pending: pending, Issued: issued, Failed: failed }
  return status in labels ? labels[status as keyof typeof labels] : status
}
