import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { onboardingMessages } from '../onboarding/messages'
import { settingsMessages } from './messages'

/** Returns the fields of an account's card, each edited in a separate row. (SETTINGS-008) */
export function useCardFields() {
  const messages = useMessages('settings', settingsMessages)
  return useMemo(() => {
    const { name, email, contactName, url, supportEmail, twitterHandle, custodian } = messages
    const { nameRequired, emailRequired, emailInvalid, urlInvalid, twitterInvalid } = messages
    return {
      name: { name: { kind: 'string', label: name, ifEmpty: nameRequired } },
      email: { email: { kind: 'email', label: email, error: emailInvalid, ifEmpty: emailRequired } },
      contactName: { contactName: { kind: 'string', label: contactName, optional: true } },
      url: { url: { kind: 'link', label: url, error: urlInvalid, optional: true } },
      supportEmail: {
        supportEmail: { kind: 'email', label: supportEmail, error: emailInvalid, optional: true },
      },
      twitterHandle: {
        twitterHandle: { kind: 'twitterHandle', label: twitterHandle, error: twitterInvalid, optional: true },
      },
      custodian: { custodian: { kind: 'string', label: custodian, optional: true } },
    } as const satisfies Record<CardFieldName, Record<string, FormField>>
  }, [messages])
}

/** Fields of an account's card that can be changed. */
export type CardFieldName =
  'name' | 'email' | 'contactName' | 'url' | 'supportEmail' | 'twitterHandle' | 'custodian'

/** Returns the fields of an address, with the messages of account setup. */
export function useAddressFields() {
  const setup = useMessages('onboarding', onboardingMessages)
  const messages = useMessages('settings', settingsMessages)
  return useMemo(
    () =>
      ({
        countryId: { kind: 'typeahead', label: setup.country, ...said(setup.countryRequired) },
        lineOne: { kind: 'string', label: setup.lineOne, ...said(setup.lineOneRequired) },
        lineTwo: { kind: 'string', label: setup.lineTwo, optional: true },
        lineThree: { kind: 'string', label: messages.lineThree, optional: true },
        lineFour: { kind: 'string', label: messages.lineFour, optional: true },
        city: { kind: 'string', label: setup.city, ...said(setup.cityRequired) },
        province: { kind: 'string', label: setup.province, ...said(setup.provinceRequired) },
        postalCode: { kind: 'postalCode', label: setup.postalCode, ...said(setup.postalCodeRequired) },
      }) as const satisfies Record<string, FormField>,
    [setup, messages],
  )
}

/** One message for a missing and an invalid answer. */
const said = (text: string) => ({ error: text, ifEmpty: text })
