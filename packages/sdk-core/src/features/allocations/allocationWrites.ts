import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import type { TypedDocument } from '../../client/TypedDocument'
import { CapstanError } from '../../errors/CapstanError'
import { newId } from '../../events/newId'
import {
  AddAllocationNoteDocument,
  AddInvestmentCustomFieldDocument,
  AddInvestmentNoteDocument,
  AddInvestmentPaymentDocument,
  AddInvestmentPriceDocument,
  AttachQualificationDocument,
  CreateAllocationVestingDocument,
  CreateInvestmentVestingDocument,
  DeleteInvestmentCustomFieldDocument,
  DeleteInvestmentDocument,
  DeleteInvestmentPaymentDocument,
  DetachQualificationDocument,
  DropRequiredQualificationDocument,
  InviteInvestorDocument,
  MakeAgentLinkDocument,
  MoveQualificationDocument,
  MoveRequiredQualificationDocument,
  RequireQualificationsDocument,
  UpdateAllocationDocument,
  UpdateAllocationMailDocument,
  UpdateAllocationVestingDocument,
  UpdateInvestmentCustomFieldDocument,
  UpdateInvestmentDocument,
  UpdateInvestmentPaymentDocument,
  UpdateInvestmentVestingDocument,
} from './operations.generated'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** A record by its id and the version that was read. */
interface Versioned {
  id: string
  version: string
}

/** The terms of a vesting schedule as they are sent. `startsOn` is `YYYY-MM-DD`. */
export interface VestingInput {
  isAutomatic: boolean
  /** Months until the first units vest. */
  cliff: number
  /** Months until all units are vested. */
  periods: number
  startsOn: string
}

// The only length of a period. (ALLOC-054)
const month = 'month'

const sentTerms = ({ isAutomatic, ...terms }: Partial<VestingInput>) => ({
  ...terms,
  ...(isAutomatic !== undefined && { automatic: isAutomatic }),
})

/**
 * Changes an allocation. Days are `YYYY-MM-DD`. (CALL-069)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveAllocation = (
  capstan: Capstan,
  { id, version }: Versioned,
  changed: { name?: string; status?: string; opensOn?: string; closesOn?: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateAllocationById',
    UpdateAllocationDocument,
    { id, patch: { ...changed, version } },
    once,
  )

/**
 * Attaches a qualification of the vendor's to an allocation. (CALL-075)
 *
 * @throws CapstanError `not_allowed`
 */
export const attachQualification = (
  capstan: Capstan,
  qualification: { allocationId: string; vendorQualificationId: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createAllocationQualification',
    AttachQualificationDocument,
    { allocationQualification: qualification },
    once,
  )

/**
 * Detaches a qualification from an allocation. (CALL-076)
 *
 * @throws CapstanError `not_allowed`
 */
export const detachQualification = (capstan: Capstan, { id }: Versioned, once?: Once): Promise<void> =>
  send(capstan, 'deleteAllocationQualificationById', DetachQualificationDocument, { id }, once)

/**
 * Moves a qualification of an allocation to another place, counted from 1. (CALL-077)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const moveQualification = (
  capstan: Capstan,
  { id, version }: Versioned,
  executeOrder: number,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateAllocationQualificationById',
    MoveQualificationDocument,
    { id, patch: { executeOrder, version } },
    once,
  )

/** The kinds of records that take notes. */
export type AnnotatedType = 'allocation' | 'distribution'

/**
 * Writes a note on an allocation or on an investment. (CALL-072, CALL-086, ALLOC-065)
 *
 * @throws CapstanError `unsupported_annotation` for any other type; `not_allowed`
 */
export function addAnnotation(
  capstan: Capstan,
  { type, id }: { type: AnnotatedType; id: string },
  text: string,
  once?: Once,
): Promise<void> {
  switch (type) {
    case 'allocation':
      return addAllocationNote(capstan, id, text, once)
    case 'distribution':
      return addInvestmentNote(capstan, id, text, once)
    default:
      // A caller without types can ask for another one.
      return Promise.reject(new CapstanError('unsupported_annotation'))
  }
}

/**
 * Gives an allocation its vesting schedule. (CALL-073)
 *
 * @throws CapstanError `not_allowed`
 */
export const addAllocationVesting = (
  capstan: Capstan,
  id: string,
  terms: VestingInput,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createAllocationsVestingSchedule',
    CreateAllocationVestingDocument,
    { id, duration: month, ...sentTerms(terms) },
    once,
  )

/**
 * Changes the vesting schedule of an allocation. (CALL-074)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveAllocationVesting = (
  capstan: Capstan,
  { id, version }: Versioned,
  terms: Partial<VestingInput>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateAllocationsVestingScheduleById',
    UpdateAllocationVestingDocument,
    { id, patch: { ...sentTerms(terms), version } },
    once,
  )

/**
 * Adds a note to an allocation. (CALL-072)
 *
 * @throws CapstanError `not_allowed`
 */
export const addAllocationNote = (
  capstan: Capstan,
  id: string,
  annotation: string,
  once?: Once,
): Promise<void> =>
  send(capstan, 'createAllocationAnnotation', AddAllocationNoteDocument, { id, annotation }, once)

/**
 * Makes a link for the customers of an agent; the allocation has to be active. (CALL-078)
 *
 * @throws CapstanError `not_allowed`
 */
export const makeAgentLink = (
  capstan: Capstan,
  link: { allocationId: string; name: string; agentId: string },
  once?: Once,
): Promise<void> => send(capstan, 'makeAllocationOfferingLink', MakeAgentLinkDocument, link, once)

/**
 * Chooses whether investors get a mail when they are invited. (CALL-071)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveAllocationMails = (
  capstan: Capstan,
  { id, version }: Versioned,
  sendDistribution: boolean,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateAllocationEmailPreferenceById',
    UpdateAllocationMailDocument,
    { id, patch: { sendDistribution, version } },
    once,
  )

/**
 * Invites an investor with units, which makes an investment. (CALL-083)
 *
 * @throws CapstanError `not_allowed`
 */
export const inviteInvestor = (
  capstan: Capstan,
  invited: { allocationId: string; accountEmail: string; name?: string; amount: string },
  once?: Once,
): Promise<void> =>
  send(capstan, 'makeDistribution', InviteInvestorDocument, invited, {
    ...once,
    once: `invitation ${invited.allocationId}`,
  })

/**
 * Changes the status or the units of an investment. (CALL-084)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`; `distribution_locked` once it is locked
 */
export const saveInvestment = (
  capstan: Capstan,
  { id, version }: Versioned,
  changed: { status?: string; amount?: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateDistributionById',
    UpdateInvestmentDocument,
    { id, patch: { ...changed, version } },
    once,
  )

/**
 * Deletes an investment that is not locked. (CALL-085)
 *
 * @throws CapstanError `not_allowed`
 */
export const deleteInvestment = (capstan: Capstan, { id }: Versioned, once?: Once): Promise<void> =>
  send(capstan, 'deleteDistributionById', DeleteInvestmentDocument, { id }, once)

/**
 * Adds a note to an investment. (CALL-086)
 *
 * @throws CapstanError `not_allowed`
 */
export const addInvestmentNote = (
  capstan: Capstan,
  id: string,
  annotation: string,
  once?: Once,
): Promise<void> =>
  send(capstan, 'createDistributionAnnotation', AddInvestmentNoteDocument, { id, annotation }, once)

/**
 * Gives an investment a price, one for each currency. (CALL-087)
 *
 * @throws CapstanError `not_allowed`
 */
export const addInvestmentPrice = (
  capstan: Capstan,
  price: { distributionId: string; price: string; currency: number },
  once?: Once,
): Promise<void> =>
  send(capstan, 'createDistributionPrice', AddInvestmentPriceDocument, { distributionPrice: price }, once)

/**
 * Records a payment. `paidOn` is `YYYY-MM-DD`. (CALL-088)
 *
 * @throws CapstanError `not_allowed`
 */
export const addInvestmentPayment = (
  capstan: Capstan,
  payment: { distributionId: string; amount: string; paidOn: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createDistributionPayment',
    AddInvestmentPaymentDocument,
    { distributionPayment: payment },
    { ...once, once: `payment ${payment.distributionId}` },
  )

/**
 * Changes a payment. (CALL-089)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveInvestmentPayment = (
  capstan: Capstan,
  { id, version }: Versioned,
  changed: { amount?: string; paidOn?: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateDistributionPaymentById',
    UpdateInvestmentPaymentDocument,
    { id, patch: { ...changed, version } },
    once,
  )

/**
 * Deletes a payment. (CALL-090)
 *
 * @throws CapstanError `not_allowed`
 */
export const deleteInvestmentPayment = (capstan: Capstan, { id }: Versioned, once?: Once): Promise<void> =>
  send(capstan, 'deleteDistributionPaymentById', DeleteInvestmentPaymentDocument, { id }, once)

/**
 * Gives an investment its vesting schedule. (CALL-091)
 *
 * @throws CapstanError `not_allowed`
 */
export const addInvestmentVesting = (
  capstan: Capstan,
  id: string,
  terms: VestingInput,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createVestingSchedule',
    CreateInvestmentVestingDocument,
    { id, duration: month, ...sentTerms(terms) },
    once,
  )

/**
 * Changes the vesting schedule of an investment. (CALL-092)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveInvestmentVesting = (
  capstan: Capstan,
  { id, version }: Versioned,
  terms: Partial<VestingInput>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateVestingScheduleById',
    UpdateInvestmentVestingDocument,
    { id, patch: { ...sentTerms(terms), version } },
    once,
  )

/**
 * Adds a custom field to an investment. (CALL-093)
 *
 * @throws CapstanError `not_allowed`
 */
export const addCustomField = (
  capstan: Capstan,
  field: { distributionId: string; name: string; value: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createDistributionCustomField',
    AddInvestmentCustomFieldDocument,
    { distributionCustomField: field },
    once,
  )

/**
 * Changes a custom field. (CALL-094)
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveCustomField = (
  capstan: Capstan,
  { id, version }: Versioned,
  changed: { name?: string; value?: string },
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateDistributionCustomFieldById',
    UpdateInvestmentCustomFieldDocument,
    { id, patch: { ...changed, version } },
    once,
  )

/**
 * Deletes a custom field. (CALL-095)
 *
 * @throws CapstanError `not_allowed`
 */
export const deleteCustomField = (capstan: Capstan, { id }: Versioned, once?: Once): Promise<void> =>
  send(capstan, 'deleteDistributionCustomFieldById', DeleteInvestmentCustomFieldDocument, { id }, once)

/**
 * Requires qualifications of an investment. (CALL-096)
 *
 * @throws CapstanError `not_allowed`
 */
export const requireQualifications = (
  capstan: Capstan,
  required: { distributionId: string; vendorQualificationIds: string[] },
  once?: Once,
): Promise<void> =>
  send(capstan, 'makeDistributionQualifications', RequireQualificationsDocument, required, once)

/**
 * Requires a qualification of an investment no longer. (CALL-097)
 *
 * @throws CapstanError `not_allowed`
 */
export const dropRequiredQualification = (capstan: Capstan, { id }: Versioned, once?: Once): Promise<void> =>
  send(capstan, 'deleteDistributionQualificationById', DropRequiredQualificationDocument, { id }, once)

/**
 * Moves a qualification of an investment to another place, counted from 1. (CALL-098)
 *
 * @throws CapstanError `not_allowed`
 */
export const moveRequiredQualification = (
  capstan: Capstan,
  { id }: Versioned,
  executeOrder: number,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateDistributionQualificationOrder',
    MoveRequiredQualificationDocument,
    { id, executeOrder },
    once,
  )

async function send<Input>(
  { client }: Capstan,
  operation: string,
  document: TypedDocument<unknown, { input: Input }>,
  input: Input,
  { idempotencyKey = newId(), once }: Pick<MutateRequest, 'idempotencyKey' | 'once'> = {},
): Promise<void> {
  await client.mutate(document, { input }, { operation, idempotencyKey, once })
}
