import type { QuestionSet } from '@capstan/sdk-core/questions'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { FieldsInLine } from '../../../forms/rows/lazyRowParts'
import { useFormRow } from '../../../forms/rows/useFormRow'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { StatusChip } from '../../../ui/display/StatusChip'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { cramped } from './cramped'
import { ItemWords } from './ItemWords'
import { questionsMessages } from '../messages'
import type { QuestionActions } from '../QuestionActions'
import { useSetForm, type SetFields } from './useSetForm'
import { useShownTexts } from '../useShownTexts'

export interface SetHeadProps {
  set: QuestionSet
  /** True when its questions are shown. */
  isOpen: boolean
  /** Ref of the button that shows and hides the questions. */
  toggle: RefObject<HTMLButtonElement | null>
  actions?: QuestionActions
  onToggle: () => void
  /** Called when it is to be locked; without it the set cannot be locked. */
  onLock?: () => void
}

/** The name, status and buttons of a question set; it is renamed in place. (QSET-007, QSET-008) */
export function SetHead({ set, isOpen, toggle, actions, onToggle, onLock }: SetHeadProps) {
  const messages = useMessages('questions', questionsMessages)
  const snackbar = useSnackbar()
  const { plural } = useFormats()
  const form = useSetForm(set)
  const { id, version, name: original, locked, questions } = set
  const name = useShownTexts().setName(set)
  const isEmpty = questions.length === 0
  const { ref, onKeyDown, buttons, instead } = useFormRow<SetFields, HTMLDivElement>({
    ...form,
    row: { id, version, answers: { name: original } },
    name,
    children: <FieldsInLine fields={form.fields} />,
    onSave: actions && ((_, changed, about) => actions.renameSet(id, changed.name ?? original, about)),
  })

  return (
    <Head ref={ref} onKeyDown={onKeyDown} data-changed={instead ? '' : undefined}>
      {instead ?? (
        <>
          <Button
            ref={toggle}
            variant="quiet"
            dense
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            aria-label={fillIn(isOpen ? messages.closeSet : messages.openSet, { name })}
            onPress={onToggle}
          />
          <Words>
            <bdi>{name}</bdi>
            <span>
              <StatusChip status={locked ? 'locked' : 'unlocked'} />
              <small>{isEmpty ? messages.noneYet : plural(messages.questionCount, questions.length)}</small>
            </span>
          </Words>
          {(actions ?? onLock) && !locked && (
            <span data-buttons="">
              {buttons}
              {onLock && (
                <Button
                  variant="quiet"
                  dense
                  icon="lock"
                  isUnavailable={isEmpty}
                  aria-label={fillIn(messages.lock, { name })}
                  onPress={() => (isEmpty ? snackbar.show(messages.lockEmpty) : onLock())}
                />
              )}
            </span>
          )}
        </>
      )}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-height: calc(56 * var(--capstan-unit));
  padding: var(--capstan-space-2) var(--capstan-set-inset);
  &[data-changed] {
    display: block;
    padding: var(--capstan-space-4);
    background: var(--capstan-surface-sunken);
  }
  > [data-buttons] {
    flex: none;
    white-space: nowrap;
  }
  @container ${cramped} {
    flex-wrap: wrap;
    > [data-buttons] {
      margin-inline-start: auto;
    }
  }
`

const Words = styled(ItemWords)`
  > bdi {
    font-weight: var(--capstan-font-weight-strong);
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--capstan-space-2);
  }
  .capstan-chip {
    padding: 0;
    background: none;
  }
`
