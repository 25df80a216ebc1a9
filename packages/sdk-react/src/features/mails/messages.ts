import type { Spoken } from '../../language/Messages'

/** Messages of mail preferences. @public */
export const mailsMessages = {
  title: 'Emails you receive',
  about: 'These settings apply to all your accounts.',
  offerings: 'Invitations to offerings',
  offeringsAbout: 'A vendor invites you to look at an offering.',
  investments: 'Investments made for you',
  investmentsAbout: 'A vendor has set up an investment for you to complete.',
  accreditations: 'Accreditation that expires',
  accreditationsAbout: 'Your accreditation as an investor expires in 30 days, and again in 7.',
  signed_copies: 'Copies of signed documents',
  signed_copiesAbout: 'Documents were signed, and you get a copy of them.',
  withdrawals: 'Withdrawn investments',
  withdrawalsAbout: 'An investor has withdrawn an investment in an allocation of yours.',
  signing: 'Documents to sign',
  signingAbout: 'You are asked to read and sign documents. You would not learn of it without this mail.',
  access: 'Sign-in, access and ownership',
  accessAbout:
    'Links to confirm addresses and claim accounts, new delegates, passkeys and owners. They keep your sign-in safe.',
  always: 'Always sent',
  turnOn: 'Receive',
}

/** Messages of mail preferences that a partner may replace. @public */
export type MailsMessages = Spoken<typeof mailsMessages>
