// Claiming an account that was made for a person: its mails, and the results of their links.

export { claimMails, type ClaimMails } from '../features/claim/claimMails'
export { claimStatus, type ClaimStatus } from '../features/claim/claimStatus'
