import type { Tone } from './Chip'
import type { IconName } from './Icon'

export interface StatusLook {
  /** The colour. */
  tone: Tone
  /** The drawing. */
  icon: IconName
  /** The word. */
  word: string
}

const look = (tone: Tone, icon: IconName, word: string): StatusLook => ({ tone, icon, word })

const known = {
  drafted: look('neutral', 'circle-dashed', 'Drafted'),
  open: look('info', 'circle-half', 'Open'),
  active: look('success', 'check-circle', 'Active'),
  closed: look('neutral', 'lock', 'Closed'),
  stale: look('warning', 'clock', 'Stale'),
  locked: look('neutral', 'lock', 'Locked'),
  sent: look('info', 'send', 'Sent'),
  accepted: look('success', 'check-circle', 'Accepted'),
  requested: look('info', 'hourglass', 'Requested'),
  rejected: look('danger', 'x-circle', 'Rejected'),
  system_only: look('neutral', 'circle-dashed', 'Not Tokenized'),
  not_deployed: look('neutral', 'circle-dashed', 'Not deployed'),
  not_issued: look('neutral', 'circle-dashed', 'Not issued'),
  deploying: look('info', 'loader', 'Deploying'),
  issuing: look('info', 'loader', 'Issuing'),
  deployed: look('success', 'check-circle', 'Deployed'),
  issued: look('success', 'check-circle', 'Issued'),
  registered: look('success', 'check-circle', 'Registered'),
  burning: look('warning', 'loader', 'Burning'),
  suspended: look('warning', 'pause', 'Suspended'),
  unlocked: look('info', 'unlock', 'Unlocked'),
  deleted: look('danger', 'trash', 'Deleted'),
  not_started: look('neutral', 'circle-dashed', 'Not started'),
  in_progress: look('info', 'circle-half', 'In progress'),
  processing: look('info', 'hourglass', 'Processing'),
  complete: look('success', 'check-circle', 'Complete'),
  failed: look('danger', 'x-circle', 'Failed'),
  restart: look('warning', 'restart', 'Restart'),
  retry: look('warning', 'retry', 'Retry'),
  retry_limit: look('danger', 'ban', 'Retry limit'),
  onboarding: look('info', 'circle-half', 'Onboarding'),
  pending: look('info', 'clock', 'Pending'),
  refunded: look('neutral', 'restart', 'Returned'),
  upload_in_progress: look('info', 'upload', 'In progress'),
  uploaded: look('success', 'check-circle', 'Uploaded'),
  upload_failed: look('danger', 'x-circle', 'Failed'),
  qualified: look('success', 'check-circle', 'Qualified'),
  passed: look('success', 'check-circle', 'Passed'),
  unqualified: look('danger', 'x-circle', 'Rejected'),
  unknown: look('neutral', 'help', 'Unknown'),
  unlisted: look('neutral', 'minus', 'Unlisted'),
}

/** The texts of the statuses, by status. */
export const statusMessages = /*#__PURE__*/ wordsOf(known) as Readonly<Record<keyof typeof known, string>>

/** Every status the specification knows: a colour, a drawing and a word each. */
export const statuses: Record<string, StatusLook> = known

/** Returns the tone and label of a status. An unknown status is neutral, with its underscores replaced by spaces. */
export function statusLook(status: string): StatusLook {
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined
  return known ?? look('neutral', 'circle', sentence(status))
}

function sentence(status: string): string {
  const messages = status.replaceAll('_', ' ')
  return messages.charAt(0).toUpperCase() + messages.slice(1)
}

function wordsOf(looks: Readonly<Record<string, StatusLook>>): Record<string, string> {
  return Object.fromEntries(Object.entries(looks).map(([status, { word }]) => [status, word]))
}
