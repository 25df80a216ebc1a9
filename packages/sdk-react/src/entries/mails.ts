'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Mails, type MailsProps, MailsView, type MailsViewProps } from '../features/mails/Mails'
export { mailsMessages, type MailsMessages } from '../features/mails/messages'
