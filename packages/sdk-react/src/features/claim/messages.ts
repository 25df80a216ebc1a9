import type { Spoken } from '../../language/Messages'

/** The texts of claiming an account. Exact texts of the specification are the defaults. @public */
export const claimMessages = {
  title: 'Claim your account',
  lead: 'An issuer or a broker may have opened an account in your name. We send a link to the email that they have for you.',
  /** (CLAIM-003, CLAIM-004, CLAIM-016) */
  email: 'Enter the email for the account you want to claim',
  emailRequired: 'Email is required.',
  claim: 'Claim',
  claiming: 'Sending',
  claimed: 'Already claimed?',
  /** (CLAIM-005) */
  sent: 'Check your inbox for the claiming message',
  sentTo: 'If we know {email}, the message is on its way. Its link works once.',
  sentAgain: 'The message is on its way. Its link works once.',
  another: 'Use another email',

  /** (CLAIM-006, CLAIM-011) */
  noToken: 'Log in to continue',
  noTokenLead: 'Open this page with the link in your message.',
  logIn: 'Log in',
  /** Shown to a signed-in user instead. */
  choose: 'Choose an account',
  /** After the account was claimed by a reader who is not signed in: sign-in comes first. */
  logInAndChoose: 'Log in and choose an account',
  completeLead: 'Log in with the email of the message. Your account is then among those you choose from.',
  /** (CLAIM-007, CLAIM-008, CLAIM-014, CLAIM-015) */
  expired: 'Link is expired.',
  expiredLead: 'We can send a new one to the same email.',
  expiredWithoutMail: 'Start again with your email.',
  resend: 'Resend',
  resending: 'Sending',
  resendFailed: 'Unexpected error occured! {message}',
  startAgain: 'Claim an account',
  /** (CLAIM-009) */
  invalid: 'Invalid token, contact support for help claiming your account.',
  support: 'Contact support',
  /** (CLAIM-010) */
  used: 'Account has already been claimed!',
  usedLead: 'Log in with the email you claimed it with.',
  /** (CLAIM-012) */
  complete: "Congratulations, you've claimed your {account} account!",
  completeUnnamed: "Congratulations, you've claimed your account!",
}

/** The texts of claiming an account that a partner may replace. @public */
export type ClaimMessages = Spoken<typeof claimMessages>
