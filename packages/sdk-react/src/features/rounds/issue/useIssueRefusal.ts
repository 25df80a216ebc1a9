import { isCapstanError } from '@capstan/sdk-core'
import { useMessages } from '../../../provider/useMessages'
import { useUiMessages } from '../../../ui/uiMessages'
import { roundsMessages } from '../messages'

/** Returns the text for a refused issuance. */
export function useIssueRefusal(): (failure: unknown) => string {
  const messages = useMessages('rounds', roundsMessages)
  const { errorText } = useUiMessages()
  const texts = new Map([
    ['over_issued', messages.overIssued],
    ['already_requested', messages.alreadyRequested],
    ['not_issuable', messages.notIssuable],
    ['not_allowed', messages.notAllowed],
  ])
  return (failure) => (isCapstanError(failure) ? (texts.get(failure.code) ?? failure.message) : errorText)
}
