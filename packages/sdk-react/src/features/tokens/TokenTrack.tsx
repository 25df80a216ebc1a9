import { isAtWork, tokenTrack, type TokenStatus } from '@capstan/sdk-core/tokens'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { StepBar, type StepBarStep } from '../../ui/navigation/StepBar'
import { tokensMessages } from './messages'

/** How far a token has come. Burning is beside the way. (TOKEN-015, TOKEN-016) */
export function TokenTrack({ status }: { status: TokenStatus }) {
  const messages = useMessages('tokens', tokensMessages)
  const wordOf = useStatusWord()
  const at = tokenTrack.findIndex((each) => each === status)
  if (at < 0) return null
  const isEnd = at === tokenTrack.length - 1

  const steps = tokenTrack.map((each, index): StepBarStep => {
    const step = { id: each, title: wordOf(each) }
    if (index < at || (isEnd && index === at)) return { ...step, status: 'complete', word: messages.done }
    if (index > at) return { ...step, status: 'not_started', word: '' }
    return { ...step, status: isAtWork(status) ? 'processing' : 'in_progress', word: messages.now }
  })
  return <StepBar aria-label={messages.track} steps={steps} current={status} />
}
