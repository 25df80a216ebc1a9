import { fieldKind, isoToDay, type Formats } from '@capstan/sdk-core'
import type { FormFields } from '@capstan/sdk-core/forms'
import type { Round, RoundChanges } from '@capstan/sdk-core/rounds'
import type { RoundsMessages } from './messages'

/** The statuses of a round. Each can change to any other. (ROUND-029, ROUND-030) */
const roundStatuses = ['drafted', 'active', 'closed', 'stale'] as const

/** Returns the fields of a round; those of a tranche include its coupon and its term. (ROUND-038 to ROUND-046) */
export function roundFields(
  isTranche: boolean,
  messages: RoundsMessages,
  statusWord: (status: string) => string,
) {
  const facts = {
    name: { kind: 'string', label: messages.name, ifEmpty: messages.nameRequired },
    status: {
      kind: 'dropdown',
      label: messages.status,
      ifEmpty: messages.statusRequired,
      options: roundStatuses.map((value) => ({ value, label: statusWord(value) })),
    },
    termsUrl: { kind: 'link', label: messages.dataroomUrl, ifEmpty: messages.dataroomRequired },
    opensOn: {
      kind: 'date',
      label: messages.opensOn,
      ifEmpty: messages.opensOnRequired,
      error: messages.opensOnRequired,
    },
    closesOn: {
      kind: 'date',
      label: messages.closesOn,
      ifEmpty: messages.closesOnRequired,
      error: messages.closesOnRequired,
    },
    price: { kind: 'number', label: messages.priceUsd, ifEmpty: messages.priceRequired },
    total: { kind: 'number', isUnits: true, label: messages.total, ifEmpty: messages.totalRequired },
  } as const satisfies FormFields
  if (!isTranche) return facts as FormFields
  return {
    ...facts,
    coupon: {
      kind: 'number',
      label: messages.coupon,
      hint: messages.couponHint,
      ifEmpty: messages.couponRequired,
    },
    term: { kind: 'integer', label: messages.term, hint: messages.termHint, ifEmpty: messages.termRequired },
  } as FormFields
}

/** Returns the initial answers of the form, formatted in the page's language. */
export function roundAnswers(round: Round, formats: Formats): Record<string, string> {
  const { tranche } = round
  return {
    name: round.name,
    status: round.status,
    termsUrl: round.termsUrl ?? '',
    opensOn: round.opensOn ?? '',
    closesOn: round.closesOn ?? '',
    price: formats.figure(round.price),
    total: fieldKind('number', formats).display(round.total, { isUnits: true }),
    ...(tranche && { coupon: formats.figure(tranche.coupon), term: String(tranche.term) }),
  }
}

/** Converts the changed answers to the input of the mutation. */
export function roundChanges(changed: Readonly<Record<string, unknown>>): RoundChanges {
  const days = Object.entries(changed).map(([name, value]) => [
    name,
    /On$/.test(name) && typeof value === 'string' ? isoToDay(value) : value,
  ])
  return Object.fromEntries(days) as RoundChanges // the fields are those of a round
}
