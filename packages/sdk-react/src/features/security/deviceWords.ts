import type { UserSession } from '@capstan/sdk-core/security'
import { fillIn } from '../../language/fillIn'
import type { SecurityMessages } from './messages'

/** What somebody signs in with, in words. */
export function deviceWords(
  { browser, system }: Pick<UserSession, 'browser' | 'system'>,
  messages: Pick<SecurityMessages, 'browserOn' | 'unknownDevice'>,
): string {
  if (browser && system) return fillIn(messages.browserOn, { browser, system })
  return browser || system || messages.unknownDevice
}
