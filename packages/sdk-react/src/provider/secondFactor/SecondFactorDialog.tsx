import {
  confirmWithPasskey,
  isCapstanError,
  isConfirmed,
  secondFactorWay,
  type SecondFactorAsked,
  type SecondFactorWay,
} from '@capstan/sdk-core'
import { useEffect, useState } from 'react'
import { useMessages } from '../../language/useMessages'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { secondFactorMessages } from './secondFactorMessages'
import { useCapstanContext } from '../useCapstan'

export interface SecondFactorDialogProps extends SecondFactorAsked {
  /** Called with true when the person confirmed. */
  onAnswer: (confirmed: boolean) => void
}

const pollMs = 1_500

/** Asks for the passkey: here, or on the platform's page where this one is of another origin. */
export function SecondFactorDialog({ hasPasskey, message, onAnswer }: SecondFactorDialogProps) {
  const { instance } = useCapstanContext()
  const messages = useMessages('secondFactor', secondFactorMessages)
  const isElsewhere = instance.options.fetchSession !== undefined
  const [page, setPage] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const fail = (error: unknown) =>
    setProblem(isCapstanError(error) && error.code !== 'aborted' ? error.message : messages.notUsed)

  const follow = async (way: SecondFactorWay) => {
    if (way.kind === 'page') return setPage(way.page)
    if (way.kind === 'none') return setProblem(messages.none)
    await confirmWithPasskey(instance, way.options)
    onAnswer(true)
  }

  const use = async () => {
    setIsAsking(true)
    setProblem(undefined)
    await secondFactorWay(instance).then(follow).catch(fail)
    setIsAsking(false)
  }

  // The page is a link, so that no browser blocks it as a pop-up.
  useEffect(() => {
    if (!isElsewhere || !hasPasskey) return
    void secondFactorWay(instance)
      .then((way) => way.kind === 'page' && setPage(way.page))
      .catch(() => setProblem(messages.notUsed))
  }, [instance, isElsewhere, hasPasskey, messages])

  useEffect(() => {
    if (!page) return
    const timer = setInterval(
      () =>
        void isConfirmed(instance).then(
          (confirmed) => confirmed && onAnswer(true),
          () => undefined,
        ),
      pollMs,
    )
    return () => clearInterval(timer)
  }, [instance, page, onAnswer])

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={messages.title}
      className="capstan-second-factor"
      footer={
        <>
          <Button onPress={() => onAnswer(false)}>{messages.cancel}</Button>
          {hasPasskey && !isElsewhere && (
            <Button variant="primary" icon="shield" autoFocus pending={isAsking} onPress={() => void use()}>
              {messages.usePasskey}
            </Button>
          )}
          {hasPasskey && page && (
            <LinkButton variant="primary" external href={page}>
              {messages.openPage}
            </LinkButton>
          )}
          {!hasPasskey && !isElsewhere && (
            <LinkButton variant="primary" external href="/settings/account">
              {messages.openSettings}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        <p>{message}</p>
        {!hasPasskey && <p>{isElsewhere ? messages.noneHere : messages.none}</p>}
        {hasPasskey && isElsewhere && <p>{messages.elsewhere}</p>}
        {isAsking && <p role="status">{messages.waiting}</p>}
        {problem && <Alert tone="danger">{problem}</Alert>}
      </Stack>
    </Dialog>
  )
}
