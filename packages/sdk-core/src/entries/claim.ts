// Claiming an account that was made for somebody: its mails, and how following their links went.

export { claimMails, type ClaimMails } from '../features/claim/claimMails'
export { claimStatus, type ClaimStatus } from '../features/claim/claimStatus'
