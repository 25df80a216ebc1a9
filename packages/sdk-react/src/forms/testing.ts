import { defineForm } from './defineForm'

/** A form of three fields, and how often each of them was rendered since. */
export const contact = defineForm({
  name: { kind: 'string', label: 'Name', hint: 'As on your passport.' },
  email: { kind: 'email', label: 'Email' },
  born: { kind: 'date', label: 'Date of birth', optional: true },
})
