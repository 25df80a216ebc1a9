import { decimal, today } from '@capstan/sdk-core'
import type { VestingInput, VestingScheduleRecord } from '@capstan/sdk-core/allocations'
import { initialInputs, type FormField, type FormInputs, type FormValues } from '@capstan/sdk-core/forms'
import { vestingEvents } from '@capstan/sdk-core/securities'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { VestingTimeline } from '../../charts/vesting/VestingTimeline'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { allocationsMessages } from './messages'

export interface VestingScheduleCardProps {
  title: string
  /** The text when there is no schedule. */
  empty: string
  vesting: VestingScheduleRecord | null
  /** The day a new schedule begins on, unless another one is chosen. (ALLOC-053) */
  startsOn: string
  /** Saves a new schedule, or the changed one; without it the schedule is only read. */
  onSave?: (terms: VestingInput, idempotencyKey: string) => Promise<unknown>
}

/** A vesting schedule: its terms and its chart, which is shown before it is saved as well. (ALLOC-014 to ALLOC-016, ALLOC-049 to ALLOC-055) */
export function VestingScheduleCard({ title, empty, vesting, startsOn, onSave }: VestingScheduleCardProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const { day, plural, units } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const months = (count: number) => plural(messages.months, count)

  return (
    <Card
      flush
      title={title}
      className="capstan-vesting-schedule"
      actions={
        onSave && (
          <Button variant="quiet" dense icon={vesting ? 'pencil' : 'plus'} onPress={() => setOpen(true)}>
            {vesting ? messages.editVesting : messages.addVesting}
          </Button>
        )
      }
    >
      {vesting ? (
        <>
          <VestingChart terms={vesting} />
          <DefinitionRows>
            <Row label={messages.startsOn} value={day(vesting.startsOn, 'short')} />
            <Row label={messages.cliff} value={months(vesting.cliff)} />
            <Row label={messages.periods} value={months(vesting.periods)} />
            <Row
              label={messages.currentPeriod}
              value={
                vesting.currentPeriod === null
                  ? messages.none
                  : fillIn(messages.periodOf, {
                      current: units(String(vesting.currentPeriod)),
                      all: units(String(vesting.periods)),
                    })
              }
            />
            <Row label={messages.automatic} value={vesting.isAutomatic ? messages.yes : messages.no} />
          </DefinitionRows>
        </>
      ) : (
        <EmptyState icon="clock" text={empty} />
      )}
      {onSave && isOpen && (
        <VestingDialog {...{ vesting, startsOn, onSave }} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

interface VestingDialogProps extends Pick<VestingScheduleCardProps, 'vesting' | 'startsOn'> {
  onSave: NonNullable<VestingScheduleCardProps['onSave']>
  onClose: () => void
}

function VestingDialog({ vesting, startsOn, onSave, onClose }: VestingDialogProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const title = vesting ? messages.editVesting : messages.addVesting
  const fields = useMemo(() => {
    const whole = { error: messages.wholeNumber, ifEmpty: messages.wholeNumber }
    return {
      cliff: { kind: 'integer', label: messages.cliff, hint: messages.cliffHint, ...whole },
      periods: { kind: 'integer', label: messages.periods, hint: messages.periodsHint, ...whole },
      startsOn: { kind: 'date', label: messages.startsOn, ifEmpty: messages.startsOnRequired },
      isAutomatic: { kind: 'boolean', label: messages.automatic },
    } as const satisfies Record<string, FormField>
  }, [messages])
  const form = useCapstanForm<FormInputs<typeof fields>, FormValues<typeof fields>>({
    initial: initialInputs(fields, {
      cliff: String(vesting?.cliff ?? 1),
      periods: vesting ? String(vesting.periods) : '',
      startsOn: vesting?.startsOn ?? startsOn,
      isAutomatic: (vesting?.isAutomatic ?? true) ? 'yes' : 'no',
    }),
    check: useWholeCheck(
      fields,
      useMemo(
        () =>
          ({ cliff, periods }: { cliff: string; periods: string }) =>
            Number(cliff) > Number(periods) ? [{ name: 'cliff', message: messages.cliffTooLong }] : [],
        [messages],
      ),
    ),
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async ({ cliff, periods, ...terms }, idempotencyKey) => {
      await onSave({ ...terms, cliff: Number(cliff), periods: Number(periods) }, idempotencyKey)
      onClose()
    },
  })

  return (
    <Dialog isOpen title={title} onOpenChange={onClose}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <FieldRow>
          <Field name="cliff" title="" autoFocus {...fields.cliff} />
          <Field name="periods" title="" {...fields.periods} />
        </FieldRow>
        <Field name="startsOn" title="" {...fields.startsOn} />
        <Field name="isAutomatic" title="" {...fields.isAutomatic} />
        <TypedChart />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton>{title}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

/** The schedule as it is typed, once it can be drawn. */
function TypedChart() {
  const [cliff, periods, startsOn] = useWatch<Record<string, string>>({
    name: ['cliff', 'periods', 'startsOn'],
  })
  const terms = { cliff: Number(cliff), periods: Number(periods), startsOn: startsOn ?? '' }
  return <VestingChart terms={terms} />
}

function VestingChart({ terms }: { terms: Pick<VestingScheduleRecord, 'cliff' | 'periods' | 'startsOn'> }) {
  const messages = useMessages('allocations', allocationsMessages)
  const { cliff, periods, startsOn } = terms
  const isWhole = [cliff, periods].every((count) => Number.isInteger(count) && count >= 0 && count <= 600)
  if (!isWhole || periods < 1 || cliff > periods || !/^\d{4}-\d\d-\d\d$/.test(startsOn)) return null

  return (
    <VestingTimeline
      aria-label={messages.vestingPreview}
      startsOn={startsOn}
      cliff={cliff}
      asOf={today()}
      steps={vestingEvents(decimal('1000'), { cliff, periods, startsOn })}
    />
  )
}
