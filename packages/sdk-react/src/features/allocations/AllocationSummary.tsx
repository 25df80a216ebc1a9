import { today } from '@capstan/sdk-core'
import {
  addAllocationVesting,
  addAnnotation,
  allocationChoicesQuery,
  attachQualification,
  detachQualification,
  moveQualification,
  saveAllocation,
  saveAllocationVesting,
} from '@capstan/sdk-core/allocations'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { StatusChip } from '../../ui/display/StatusChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { FieldRow } from '../../ui/forms/FieldRow'
import { Card } from '../../ui/layout/Card'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { allocationsMessages } from './messages'
import { NoteList } from './NoteList'
import { QualificationList } from './QualificationList'
import { useSend } from './useSend'
import { VestingScheduleCard } from './VestingScheduleCard'
import type { AllocationViewProps } from './AllocationViewProps'

/** The terms of an allocation, its qualifications, default vesting schedule and notes. (ALLOC-010 to ALLOC-017) */
export function AllocationSummary(props: AllocationViewProps) {
  const { allocation, reader, mayEdit } = props
  const { id, qualifications, vesting, notes, closesOn } = allocation
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(id)
  const choices = useCapstanQuery(allocationChoicesQuery(capstan, reader.accountId))

  return (
    <>
      <AllocationFacts {...props} />
      <QualificationList
        title={messages.qualifications}
        qualifications={qualifications}
        choices={choices.status === 'ready' ? choices.data.qualifications : []}
        actions={
          mayEdit
            ? {
                add: (ids, idempotencyKey) =>
                  send(
                    inOrder(ids, (vendorQualificationId) =>
                      attachQualification(
                        capstan,
                        { allocationId: id, vendorQualificationId },
                        { idempotencyKey: `${idempotencyKey}-${vendorQualificationId}` },
                      ),
                    ),
                  ),
                move: (one, place) => send(moveQualification(capstan, one, place)),
                remove: (one) => send(detachQualification(capstan, one)),
              }
            : undefined
        }
      />
      <VestingScheduleCard
        title={messages.vesting}
        empty={messages.noVesting}
        vesting={vesting}
        startsOn={closesOn ?? today()}
        onSave={
          mayEdit
            ? (terms, idempotencyKey) =>
                send(
                  vesting
                    ? saveAllocationVesting(capstan, vesting, terms, { idempotencyKey })
                    : addAllocationVesting(capstan, id, terms, { idempotencyKey }),
                )
            : undefined
        }
      />
      <NoteList
        title={messages.notes}
        notes={notes}
        onAdd={
          mayEdit
            ? (text, idempotencyKey) =>
                send(addAnnotation(capstan, { type: 'allocation', id }, text, { idempotencyKey }))
            : undefined
        }
      />
    </>
  )
}

function AllocationFacts({ allocation, unitsSold, mayEdit, mayReopen }: AllocationViewProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const { day, units } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { name, status, opensOn, closesOn, managedUnits } = allocation
  const dayOf = (value: string | null) => (value ? day(value, 'allocation') : messages.none)

  return (
    <Card
      flush
      title={messages.view.allocation}
      actions={
        (mayEdit || mayReopen) && (
          <Button variant="quiet" dense icon="pencil" onPress={() => setEditing(true)}>
            {mayEdit ? messages.edit : messages.changeStatus}
          </Button>
        )
      }
    >
      <DefinitionRows>
        <Row label={messages.name} value={<bdi>{name}</bdi>} />
        <Row label={messages.status} value={<StatusChip status={status} />} />
        <Row label={messages.opensOn} value={dayOf(opensOn)} />
        <Row label={messages.closesOn} value={dayOf(closesOn)} />
        <Row
          label={messages.units}
          value={
            managedUnits === null
              ? units(unitsSold)
              : fillIn(messages.unitsOf, { sold: units(unitsSold), all: units(managedUnits) })
          }
        />
      </DefinitionRows>
      {isEditing && (mayEdit || mayReopen) && (
        <EditAllocation allocation={allocation} isStatusOnly={mayReopen} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}

interface EditAllocationProps extends Pick<AllocationViewProps, 'allocation'> {
  /** True for a stale allocation, whose other facts are read-only. (ALLOC-037) */
  isStatusOnly: boolean
  onClose: () => void
}

function EditAllocation({ allocation, isStatusOnly, onClose }: EditAllocationProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()
  const send = useSend(allocation.id)
  const { id, version, name, status, opensOn, closesOn } = allocation
  const fields = useMemo(
    () =>
      ({
        name: { kind: 'string', label: messages.name, ifEmpty: messages.nameRequired },
        status: {
          ...({ kind: 'dropdown', label: messages.status } as const),
          // (ALLOC-036)
          options: [...new Set([status, 'drafted', 'active', 'closed', 'stale'])].map((value) => ({
            value,
            label: wordOf(value),
          })),
        },
        opensOn: { kind: 'date', label: messages.opensOn, ifEmpty: messages.opensOnRequired },
        closesOn: { kind: 'date', label: messages.closesOn, ifEmpty: messages.closesOnRequired },
      }) as const satisfies Record<string, FormField>,
    [messages, wordOf, status],
  )

  return (
    <Dialog
      isOpen
      title={isStatusOnly ? messages.changeStatus : messages.editAllocation}
      onOpenChange={onClose}
    >
      <RecordForm
        aria-label={messages.editAllocation}
        fields={fields}
        refusal="own"
        guardsLeaving
        record={{ version, answers: { name, status, opensOn: opensOn ?? '', closesOn: closesOn ?? '' } }}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onSave={(changed, { version: read, idempotencyKey }) =>
          send(saveAllocation(capstan, { id, version: read }, changed, { idempotencyKey }))
        }
        onDone={onClose}
        actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
      >
        {!isStatusOnly && <Field name="name" title="" autoFocus {...fields.name} />}
        <Field name="status" title="" {...fields.status} />
        {!isStatusOnly && (
          <FieldRow>
            <Field name="opensOn" title="" {...fields.opensOn} />
            <Field name="closesOn" title="" {...fields.closesOn} />
          </FieldRow>
        )}
      </RecordForm>
    </Dialog>
  )
}

/** Sends one write after the other: the platform counts the places of qualifications. */
async function inOrder<Item>(items: readonly Item[], write: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await write(item)
}
