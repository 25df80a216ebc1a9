import {
  qualificationState,
  type AllocationChoices,
  type AttachedQualification,
} from '@capstan/sdk-core/allocations'
import { translatedName } from '@capstan/sdk-core'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { Field } from '../../forms/fields/Field'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { Dialog } from '../../ui/overlays/Dialog'
import { allocationsMessages } from './messages'
import { QualificationMark } from './QualificationMark'

export interface QualificationListProps {
  title: string
  /** In the order in which they run. */
  qualifications: readonly AttachedQualification[]
  /** All qualifications of the vendor: those that are not attached can be added. */
  choices: AllocationChoices['qualifications']
  /** Adds, moves and removes; without it they are only read. */
  actions?: {
    add: (qualificationIds: string[], idempotencyKey: string) => Promise<unknown>
    /** Moves a qualification to a place, counted from 1. */
    move: (qualification: AttachedQualification, place: number) => Promise<unknown>
    remove: (qualification: AttachedQualification) => Promise<unknown>
  }
}

/** Qualifications in the order in which they run, 1 to n: added, moved and removed one after the other. (ALLOC-012, ALLOC-013, ALLOC-064, ALLOC-067, ALLOC-068) */
export function QualificationList({ title, qualifications, choices, actions }: QualificationListProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const snackbar = useSnackbar()
  const wordOf = useStatusWord()
  const { units, locale } = useFormats()
  const [isAdding, setAdding] = useState(false)
  const [isSending, setSending] = useState(false)
  const attached = new Set(qualifications.map(({ qualificationId }) => qualificationId))
  const free = choices.filter(({ id }) => !attached.has(id))
  const nameOf = ({ name, languages }: AttachedQualification) =>
    name === null ? messages.hidden : translatedName({ name, languages }, locale)
  const services: Readonly<Record<string, string>> = messages.services
  const serviceOf = (each: AttachedQualification) => {
    const text = each.service !== null && Object.hasOwn(services, each.service) && services[each.service]
    return text && text !== nameOf(each) && <small>{text}</small>
  }
  const statuses = qualifications.flatMap(({ status }) => (status === undefined ? [] : [status]))

  const run = async (change: Promise<unknown>, done: string) => {
    setSending(true)
    try {
      await change
      snackbar.show(done)
    } catch {
      snackbar.show(messages.failed, { tone: 'danger' })
    } finally {
      setSending(false)
    }
  }
  const move = (qualification: AttachedQualification, place: number) => {
    if (!actions) return
    const said = {
      name: nameOf(qualification),
      place: units(String(place)),
      count: units(String(qualifications.length)),
    }
    void run(actions.move(qualification, place), fillIn(messages.moved, said))
  }

  return (
    <Card
      flush
      title={title}
      chip={statuses.length > 0 && <QualificationMark state={qualificationState(statuses)} />}
      className="capstan-allocation-qualifications"
      actions={
        actions && (
          <Button variant="quiet" dense icon="plus" onPress={() => setAdding(true)}>
            {messages.addQualification}
          </Button>
        )
      }
    >
      {qualifications.length === 0 ? (
        <EmptyState icon="check-circle" text={messages.noQualifications} />
      ) : (
        <List aria-label={title}>
          {qualifications.map((each, at) => (
            <li key={each.id}>
              <span className="capstan-place">{units(String(at + 1))}</span>
              <span className="capstan-qualification">
                <bdi>{nameOf(each)}</bdi>
                {serviceOf(each)}
                {each.status !== undefined && <small>{wordOf(each.status)}</small>}
              </span>
              {each.status !== undefined && <QualificationMark state={qualificationState([each.status])} />}
              {actions && (
                <span className="capstan-row-buttons">
                  <Button
                    variant="quiet"
                    dense
                    icon="chevron-up"
                    aria-label={fillIn(messages.moveUp, { name: nameOf(each) })}
                    isUnavailable={isSending || at === 0}
                    onPress={() => at > 0 && move(each, at)}
                  />
                  <Button
                    variant="quiet"
                    dense
                    icon="chevron-down"
                    aria-label={fillIn(messages.moveDown, { name: nameOf(each) })}
                    isUnavailable={isSending || at === qualifications.length - 1}
                    onPress={() => at < qualifications.length - 1 && move(each, at + 2)}
                  />
                  <Button
                    variant="quiet"
                    dense
                    icon="trash"
                    aria-label={fillIn(messages.remove, { name: nameOf(each) })}
                    isUnavailable={isSending}
                    onPress={() =>
                      void run(actions.remove(each), fillIn(messages.removed, { name: nameOf(each) }))
                    }
                  />
                </span>
              )}
            </li>
          ))}
        </List>
      )}
      {actions && isAdding && (
        <AddQualifications choices={free} onAdd={actions.add} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}

interface AddQualificationsProps {
  choices: AllocationChoices['qualifications']
  onAdd: (qualificationIds: string[], idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

function AddQualifications({ choices, onAdd, onClose }: AddQualificationsProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const { locale } = useFormats()
  const fields = {
    qualifications: {
      ...({
        kind: 'multiselect',
        label: messages.chooseQualifications,
        ifEmpty: messages.chooseOne,
      } as const),
      options: choices.map(({ id, ...named }) => ({ value: id, label: translatedName(named, locale) })),
    },
  }
  const form = useCapstanForm({
    initial: { qualifications: [] as string[] },
    check: useKindsCheck(fields),
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async ({ qualifications }: { qualifications: string[] }, idempotencyKey: string) => {
      await onAdd(qualifications, idempotencyKey)
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.addQualifications} onOpenChange={onClose}>
      {choices.length === 0 ? (
        <p>{messages.allAttached}</p>
      ) : (
        <Form form={form} refusal="own" guardsLeaving aria-label={messages.addQualifications}>
          <Field name="qualifications" title="" {...fields.qualifications} />
          <FormStatusNotice />
          <FormFooter>
            <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
            <SubmitButton>{messages.addQualifications}</SubmitButton>
          </FormFooter>
        </Form>
      )}
    </Dialog>
  )
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2) var(--capstan-space-3);
    padding: var(--capstan-space-2) var(--capstan-space-6);
  }
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  .capstan-place {
    min-width: calc(16 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
  .capstan-qualification {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .capstan-qualification > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  .capstan-row-buttons {
    display: inline-flex;
  }
`
