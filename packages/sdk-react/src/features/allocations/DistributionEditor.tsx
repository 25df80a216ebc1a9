import { add, decimal, Decimal, multiply, today } from '@capstan/sdk-core'
import {
  addAnnotation,
  addCustomField,
  addInvestmentPayment,
  addInvestmentPrice,
  addInvestmentVesting,
  allocationChoicesQuery,
  allocationInvestmentQuery,
  deleteCustomField,
  deleteInvestmentPayment,
  dropRequiredQualification,
  moveRequiredQualification,
  requireQualifications,
  saveCustomField,
  saveInvestment,
  saveInvestmentPayment,
  saveInvestmentVesting,
  type AllocationInvestment,
} from '@capstan/sdk-core/allocations'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { Field } from '../../forms/fields/Field'
import { FormRows } from '../../forms/rows/FormRows'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { withoutZeros } from '../../language/withoutZeros'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { StatusChip } from '../../ui/display/StatusChip'
import { usePaidWord } from '../../ui/display/usePaidWord'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FieldRow } from '../../ui/forms/FieldRow'
import { Card } from '../../ui/layout/Card'
import { useDistributionFields } from './EditDistribution'
import { allocationsMessages } from './messages'
import { NoteList } from './NoteList'
import { QualificationList } from './QualificationList'
import { useSend } from './useSend'
import { VestingScheduleCard } from './VestingScheduleCard'
import type { AllocationViewProps } from './AllocationViewProps'

/** Everything kept of the one selected investment, as rows that are changed in their place. (ALLOC-022 to ALLOC-024) */
export function DistributionEditor(props: AllocationViewProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const [one, another] = props.selected

  if (!one || another) {
    return (
      <Card title={messages.view.distribution}>
        <p>{another ? messages.selectOne : messages.selectNone}</p>
      </Card>
    )
  }
  return <OneInvestment key={one.id} {...props} id={one.id} name={one.name} />
}

function OneInvestment({ id, name, ...props }: AllocationViewProps & { id: string; name: string }) {
  const capstan = useCapstan()
  const investment = useCapstanQuery(allocationInvestmentQuery(capstan, id))
  return <Loaded query={investment}>{(ready) => <Parts {...props} investment={ready} name={name} />}</Loaded>
}

/** The props of a part of an investment. */
export interface PartProps {
  investment: AllocationInvestment
  /** True when it may be changed: by the owner of the allocation, and not once it is locked. */
  isOpen: boolean
  send: ReturnType<typeof useSend>
}

function Parts(props: AllocationViewProps & { investment: AllocationInvestment; name: string }) {
  const { allocation, reader, mayEdit, investment, name } = props
  const { id, qualifications, vesting, notes, isLocked, isComplete, rejection } = investment
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(allocation.id, id)
  const choices = useCapstanQuery(allocationChoicesQuery(capstan, reader.accountId))
  const isOwner = reader.accountId === allocation.ownerId
  const isOpen = mayEdit && !isLocked
  const part: PartProps = { investment, isOpen, send }

  return (
    <>
      {isLocked && <Alert tone="neutral">{messages.locked}</Alert>}
      {rejection && (
        <Alert tone="danger" title={fillIn(messages.rejected, { note: rejection })}>
          {mayEdit && messages.rejectedNext}
        </Alert>
      )}
      {/* Only its owner sees its prices. */}
      {isOwner && !isComplete && <Alert tone="warning">{messages.incomplete}</Alert>}
      <Facts {...part} name={name} />
      {isOwner && (
        <QualificationList
          title={messages.requiredQualifications}
          qualifications={qualifications}
          choices={choices.status === 'ready' ? choices.data.qualifications : []}
          actions={
            isOpen
              ? {
                  add: (vendorQualificationIds, idempotencyKey) =>
                    send(
                      requireQualifications(
                        capstan,
                        { distributionId: id, vendorQualificationIds },
                        { idempotencyKey },
                      ),
                    ),
                  move: (one, place) => send(moveRequiredQualification(capstan, one, place)),
                  remove: (one) => send(dropRequiredQualification(capstan, one)),
                }
              : undefined
          }
        />
      )}
      {isOwner && <CustomFields {...part} />}
      {isOwner && <Prices {...part} />}
      {isOwner && <Payments {...part} />}
      <VestingScheduleCard
        title={messages.distributionVesting}
        empty={messages.noVestingOfOne}
        vesting={vesting}
        startsOn={allocation.closesOn ?? today()}
        onSave={
          isOpen
            ? (terms, idempotencyKey) =>
                send(
                  vesting
                    ? saveInvestmentVesting(capstan, vesting, terms, { idempotencyKey })
                    : addInvestmentVesting(capstan, id, terms, { idempotencyKey }),
                )
            : undefined
        }
      />
      {isOwner && (
        <NoteList
          title={messages.distributionNotes}
          notes={notes}
          onAdd={
            mayEdit
              ? (text, idempotencyKey) =>
                  send(addAnnotation(capstan, { type: 'distribution', id }, text, { idempotencyKey }))
              : undefined
          }
        />
      )}
    </>
  )
}

function Facts({ investment, isOpen, send, name }: PartProps & { name: string }) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const { units } = useFormats()
  const { id, version, status, isLocked } = investment
  const fields = useDistributionFields(status)

  return (
    <Card flush title={<bdi>{name}</bdi>} chip={<StatusChip status={isLocked ? 'locked' : status} />}>
      <FormRows
        aria-label={messages.distribution}
        fields={fields}
        rows={[{ id, version, answers: { status, amount: withoutZeros(investment.units) } }]}
        nameOf={() => name}
        read={() => <span>{fillIn(messages.unitsShown, { units: units(investment.units) })}</span>}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onSave={
          isOpen
            ? (row, changed, { version: read, idempotencyKey }) =>
                send(saveInvestment(capstan, { id: row.id, version: read }, changed, { idempotencyKey }))
            : undefined
        }
      >
        <FieldRow>
          <Field name="amount" title="" {...fields.amount} />
          <Field name="status" title="" {...fields.status} />
        </FieldRow>
      </FormRows>
    </Card>
  )
}

function CustomFields({ investment, isOpen, send }: PartProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const fields = useMemo(
    () =>
      ({
        name: { kind: 'string', label: messages.fieldName, ifEmpty: messages.fieldNameRequired },
        value: { kind: 'string', label: messages.fieldValue, ifEmpty: messages.fieldValueRequired },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )

  return (
    <Card flush title={messages.customFields}>
      <FormRows
        aria-label={messages.customFields}
        fields={fields}
        rows={investment.customFields.map(({ id, version, name, value }) => ({
          ...{ id, version, answers: { name, value } },
        }))}
        nameOf={({ answers }) => String(answers.name)}
        read={({ answers }) => (
          <span>
            <bdi>{String(answers.name)}</bdi>
            {': '}
            <bdi>{String(answers.value)}</bdi>
          </span>
        )}
        addLabel={messages.addField}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onCreate={
          isOpen
            ? (field, idempotencyKey) =>
                send(addCustomField(capstan, { distributionId: investment.id, ...field }, { idempotencyKey }))
            : undefined
        }
        onSave={
          isOpen
            ? (row, changed, { version, idempotencyKey }) =>
                send(saveCustomField(capstan, { id: row.id, version }, changed, { idempotencyKey }))
            : undefined
        }
        onDelete={isOpen ? (row) => send(deleteCustomField(capstan, row)) : undefined}
      >
        <FieldRow>
          <Field name="name" title="" {...fields.name} />
          <Field name="value" title="" {...fields.value} />
        </FieldRow>
      </FormRows>
    </Card>
  )
}

function Prices({ investment, isOpen, send }: PartProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const { money } = useFormats()
  const fields = useMemo(
    () =>
      ({
        price: { kind: 'number', label: messages.pricePerUnit, ifEmpty: messages.priceRequired },
        currency: {
          ...({ kind: 'dropdown', label: messages.currency, ifEmpty: messages.currencyRequired } as const),
          options: [{ value: String(dollars), label: 'USD' }],
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const { prices } = investment
  const add = (price: { price: string; currency: string }, idempotencyKey: string) =>
    send(
      addInvestmentPrice(
        capstan,
        { distributionId: investment.id, price: price.price, currency: Number(price.currency) },
        { idempotencyKey },
      ),
    )

  return (
    <Card flush title={messages.price}>
      {prices.length === 0 && !isOpen && <EmptyState text={messages.noPrice} />}
      <FormRows
        aria-label={messages.price}
        fields={fields}
        rows={prices.map(({ id, price, currency }) => ({
          ...{ id, version: '', answers: { price, currency: String(currency) } },
        }))}
        nameOf={({ answers }) => String(answers.price)}
        read={({ answers }) => <span>{money(String(answers.price))}</span>}
        addLabel={messages.addPrice}
        errorTexts={{
          not_allowed: messages.notAllowed,
          price_exists: { field: 'currency', text: messages.priceExists },
        }}
        // One price for each currency, and dollars are the only one. A form that is open stays when a colleague adds it. (DIST-018)
        offersAdding={prices.length === 0}
        onCreate={isOpen ? add : undefined}
      >
        <FieldRow>
          <Field name="price" title="" {...fields.price} />
          <Field name="currency" title="" {...fields.currency} />
        </FieldRow>
      </FormRows>
    </Card>
  )
}

const dollars = 1

/** The payments of an investment, as rows that are changed in their place. */
export function Payments({ investment, isOpen, send }: PartProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const { money, day } = useFormats()
  const fields = useMemo(
    () =>
      ({
        amount: {
          ...({ kind: 'numberWithPrecision', label: messages.paymentAmount } as const),
          ifEmpty: messages.paymentAmountRequired,
          problem: (text: string) => (/\.\d{3}/.test(text) ? messages.paymentPlaces : undefined),
        },
        paidOn: { kind: 'date', label: messages.paidOn, ifEmpty: messages.paidOnRequired },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const { payments, prices, units } = investment
  const paidWord = usePaidWord()
  const paid = payments
    .filter(({ status }) => status === 'complete')
    .reduce((sum, { amount }) => add(sum, decimal(amount)), Decimal.zero)
  const due = prices[0] && multiply(decimal(prices[0].price), decimal(units))

  return (
    <Card
      flush
      title={messages.payments}
      footer={
        due && (
          <>
            <span>{fillIn(messages.paidSum, { paid: money(paid), due: money(due) })}</span>
            <strong>{paidWord(due, paid)}</strong>
          </>
        )
      }
    >
      {payments.length === 0 && !isOpen && <EmptyState text={messages.noPayments} />}
      <FormRows
        aria-label={messages.payments}
        fields={fields}
        rows={payments.map(({ id, version, amount, paidOn }) => ({
          id,
          version,
          answers: { amount, paidOn },
        }))}
        nameOf={({ answers }) => fillIn(messages.paymentOf, { amount: money(String(answers.amount)) })}
        read={({ id }) => {
          const payment = payments.find((each) => each.id === id)
          return (
            payment && (
              <span>
                <time dateTime={payment.paidOn}>{day(payment.paidOn, 'paidOn')}</time>
                <span>{' · '}</span>
                <b>{money(payment.amount)}</b>
                {payment.isMatched && <small>{` · ${messages.paymentMatched}`}</small>}
                {payment.status !== 'complete' && <StatusChip status={payment.status} />}
              </span>
            )
          )
        }}
        isFixed={({ id }) => payments.some((payment) => payment.id === id && payment.isMatched)}
        addLabel={messages.addPayment}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onCreate={
          isOpen
            ? (payment, idempotencyKey) =>
                send(
                  addInvestmentPayment(
                    capstan,
                    { distributionId: investment.id, ...payment },
                    { idempotencyKey },
                  ),
                )
            : undefined
        }
        onSave={
          isOpen
            ? (row, changed, { version, idempotencyKey }) =>
                send(saveInvestmentPayment(capstan, { id: row.id, version }, changed, { idempotencyKey }))
            : undefined
        }
        onDelete={isOpen ? (row) => send(deleteInvestmentPayment(capstan, row)) : undefined}
      >
        <FieldRow>
          <Field name="amount" title="" {...fields.amount} />
          <Field name="paidOn" title="" {...fields.paidOn} />
        </FieldRow>
      </FormRows>
    </Card>
  )
}
