import { useState, type ReactNode } from 'react'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { Dialog } from '../ui/overlays/Dialog'
import { formsMessages } from './messages'

/** A question that is asked before something is sent. */
export interface FirstQuestion {
  title: string
  /** The explanation, a paragraph each. */
  texts: readonly string[]
  /** The text of the button that continues. */
  confirm: string
}

interface Asked extends FirstQuestion {
  answer: (goesOn: boolean) => void
}

/**
 * Asks before something is sent. `ask` resolves to true once the person continues, at once if there is no question; `question` is
 * the dialog, which is in the page while the question is open.
 */
export function useAskFirst(): {
  ask: (question: FirstQuestion | undefined) => Promise<boolean>
  question: ReactNode
} {
  const { cancel } = useMessages('forms', formsMessages)
  const [asked, setAsked] = useState<Asked>()

  const ask = (question: FirstQuestion | undefined) =>
    question
      ? new Promise<boolean>((resolve) => {
          const answer = (goesOn: boolean) => {
            setAsked(undefined)
            resolve(goesOn)
          }
          setAsked({ ...question, answer })
        })
      : Promise.resolve(true)

  return {
    ask,
    question: asked && (
      <Dialog
        isOpen
        role="alertdialog"
        title={asked.title}
        onOpenChange={(isOpen) => !isOpen && asked.answer(false)}
        footer={
          <>
            <Button autoFocus onPress={() => asked.answer(false)}>
              {cancel}
            </Button>
            <Button variant="primary" onPress={() => asked.answer(true)}>
              {asked.confirm}
            </Button>
          </>
        }
      >
        {asked.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    ),
  }
}
