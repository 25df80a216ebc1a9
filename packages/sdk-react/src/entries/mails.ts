'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Mails, type MailsProps, MailsView, type MailsViewProps } from '../features/mails/Mails'
export { mailsMessages, type MailsMessages } from '../features/mails/messages'
