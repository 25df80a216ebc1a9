// The kinds of mail that a person receives.

export { chooseMail } from '../features/mails/chooseMail'
export { mailKinds, type MailChoice, type MailKind } from '../features/mails/MailChoice'
export { mailChoicesQuery } from '../features/mails/mailChoicesQuery'
