import type { QuestionSet } from '@capstan/sdk-core/questions'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { narrow } from '../../../ui/layout/breakpoints'
import { LockSet } from '../lazyQuestionParts'
import type { QuestionActions } from '../QuestionActions'
import { SetHead } from './SetHead'
import { SetQuestions } from './SetQuestions'

export interface SetItemProps {
  set: QuestionSet
  actions?: QuestionActions
  onLock?: QuestionActions['lockSet']
}

/** One question set. An unlocked set shows its questions, a locked one when it is expanded. (QSET-005) */
export function SetItem({ set, actions, onLock }: SetItemProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState<boolean>()
  const [isLocking, setLocking] = useState(false)
  const isOpen = wanted ?? !set.locked

  const closeLock = () => {
    setLocking(false)
    // The button that opened the dialog is removed once the set is locked.
    setTimeout(() => document.activeElement === document.body && toggle.current?.focus(), 50)
  }

  return (
    <Item className="capstan-question-set" data-status={set.locked ? 'locked' : 'unlocked'}>
      <SetHead
        set={set}
        isOpen={isOpen}
        toggle={toggle}
        actions={actions}
        onToggle={() => setWanted(!isOpen)}
        onLock={onLock && (() => setLocking(true))}
      />
      {isOpen && (
        <SetQuestions
          set={set}
          actions={set.locked ? undefined : actions}
          onEmptied={() => toggle.current?.focus()}
        />
      )}
      {onLock && isLocking && <LockSet set={set} onLock={onLock} onClose={closeLock} />}
    </Item>
  )
}

const Item = styled.li`
  --capstan-set-inset: var(--capstan-space-4);
  @container ${narrow} {
    --capstan-set-inset: var(--capstan-space-2);
  }
`
