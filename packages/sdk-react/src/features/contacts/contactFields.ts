import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { contactsMessages } from './messages'

/** Returns the fields of a contact, in the language of the page. (CONTACT-008, CONTACT-009) */
export function useContactFields() {
  const messages = useMessages('contacts', contactsMessages)
  return useMemo(
    () =>
      ({
        contactName: { kind: 'string', label: messages.contactName, ifEmpty: messages.nameRequired },
        email: { kind: 'email', label: messages.email, ifEmpty: messages.emailRequired },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
}
