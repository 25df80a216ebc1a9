import { defineForm } from './defineForm'

/** The fields of somebody to write to. */
export const contactFields = {
  name: { kind: 'string', label: 'Name', hint: 'As on your passport.' },
  email: { kind: 'email', label: 'Email' },
  born: { kind: 'date', label: 'Date of birth', optional: true },
} as const

/** A form of them. */
export const contact = defineForm(contactFields)
