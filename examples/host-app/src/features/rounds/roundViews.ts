import type { AccountType } from '@capstan/sdk-core/accounts'
import type { RoundsMessages } from '@capstan/sdk-react/rounds'

/** A view of the round page. */
export type RoundView = 'manage' | 'capital' | 'token'

interface KnownView {
  view: RoundView
  /** Which of the words of rounds names it. */
  name: keyof Pick<RoundsMessages, 'manage' | 'capital' | 'token'>
  allowed: readonly AccountType[]
}

const views: readonly KnownView[] = [
  { view: 'manage', name: 'manage', allowed: ['issuer', 'broker'] },
  { view: 'capital', name: 'capital', allowed: ['issuer'] },
  { view: 'token', name: 'token', allowed: ['issuer'] },
]

/** The views of a round that an account of a type may open, in order; none for an investor. (ROUND-002) */
export function roundViews(type: AccountType): readonly KnownView[] {
  return views.filter(({ allowed }) => allowed.includes(type))
}

/** The lists of round management that the address can name; without one the cap table is shown. (ROUND-021, ROUND-022) */
export function listsOf(type: AccountType): readonly ('distributions' | 'holdings')[] {
  return type === 'issuer' ? ['distributions', 'holdings'] : ['distributions']
}
