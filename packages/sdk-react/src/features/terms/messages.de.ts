import type { Spoken } from '../../language/Messages'
import type { termsMessages } from './messages'

/** The same in German. */
export const termsGerman = {
  title: 'Nutzungsbedingungen',
  lead: 'Bitte lesen und akzeptieren Sie die Bedingungen, um fortzufahren.',
  region: 'Die Vereinbarung',
  accept: 'ICH STIMME ZU',
  accepting: 'Wird gespeichert',
  failed: 'Ihre Zustimmung wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
  unreadable: 'Die Vereinbarung kann hier nicht angezeigt werden. Bitte wenden Sie sich an den Support.',
} satisfies Spoken<typeof termsMessages>
