import type { SecondFactorAsked } from '@capstan/sdk-core'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { BlockBoundary } from '../BlockBoundary'
import { InKitWords } from '../InKitWords'
import type { SecondFactorDialogProps } from './SecondFactorDialog'
import { useCapstanContext } from '../useCapstan'

interface Question extends SecondFactorAsked {
  answer: (confirmed: boolean) => void
}

/** Asks for the passkey when the platform requires it: the refused request waits, and is sent again after that. */
export function ConfirmSecondFactor() {
  const { instance } = useCapstanContext()
  const [question, setQuestion] = useState<Question>()

  useEffect(
    () =>
      instance.secondFactor.onAsked(
        (asked) =>
          new Promise((resolve) => {
            const answer = (confirmed: boolean) => {
              setQuestion(undefined)
              resolve(confirmed)
            }
            setQuestion({ ...asked, answer })
          }),
      ),
    [instance],
  )

  if (!question) return null
  return (
    <BlockBoundary>
      <InKitWords>
        <SecondFactorDialog {...question} onAnswer={question.answer} />
      </InKitWords>
    </BlockBoundary>
  )
}

/** Its code comes when it is first asked. */
const SecondFactorDialog = /*#__PURE__*/ lazyPart<SecondFactorDialogProps>(
  async () => (await import('./SecondFactorDialog')).SecondFactorDialog,
)
