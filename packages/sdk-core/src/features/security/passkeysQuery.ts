import type { Capstan } from '../../Capstan'
import { memoizeByRow } from '../../client/records/answers'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import {
  PasskeysDocument,
  SecuritySettingsDocument,
  type PasskeyFactsFragment,
  type SecuritySettingsQuery,
} from './operations.generated'
import { comparePasskeys, readPasskey, type Passkey } from './Passkey'

type Settings = NonNullable<NonNullable<SecuritySettingsQuery['allSecuritySettings']>['nodes'][number]>
type Answer = AllPagesAnswer<{ passkeys: PasskeyFactsFragment; settings: Settings }>

/** The passkeys of the user, and whether their account requires a second factor. */
export interface SecondFactorState {
  passkeys: readonly Passkey[]
  isRequired: boolean
}

/** Returns the query for the second factor of the user and their account. */
export function secondFactorQuery(capstan: Capstan): CapstanQuery<SecondFactorState, Answer> {
  const passkeys = allPages(PasskeysDocument, {}, ({ allPasskeys }) => allPasskeys)
  const settings = allPages(SecuritySettingsDocument, {}, ({ allSecuritySettings }) => allSecuritySettings)
  return allPagesQuery(capstan, { passkeys, settings }, readState)
}

const readRow = memoizeByRow(readPasskey)

function readState({ passkeys, settings }: Answer): SecondFactorState {
  return {
    passkeys: (passkeys?.nodes ?? []).map(readRow).toSorted(comparePasskeys),
    isRequired: settings?.nodes.some(({ requiresSecondFactor }) => requiresSecondFactor) ?? false,
  }
}
