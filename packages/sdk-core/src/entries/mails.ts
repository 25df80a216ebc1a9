// Which mails a person gets.

export { chooseMail } from '../features/mails/chooseMail'
export { mailKinds, type MailChoice, type MailKind } from '../features/mails/MailChoice'
export { mailChoicesQuery } from '../features/mails/mailChoicesQuery'
