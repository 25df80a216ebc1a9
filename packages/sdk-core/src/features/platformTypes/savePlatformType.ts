import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import type { TypedDocument } from '../../client/TypedDocument'
import { newId } from '../../events/newId'
import {
  CreateAssetTypeDocument,
  CreateIntegrationTypeDocument,
  CreateInvestorAccountTypeDocument,
  CreateQuestionTypeDocument,
  UpdateAssetTypeDocument,
  UpdateIntegrationTypeDocument,
  UpdateInvestorAccountTypeDocument,
  UpdateQuestionTypeDocument,
} from './operations.generated'
import type {
  AssetTypeRecord,
  IntegrationTypeRecord,
  InvestorAccountTypeRecord,
  QuestionTypeRecord,
} from './PlatformTypes'

type Once = Pick<MutateRequest, 'idempotencyKey'>
type Without<Row, Key extends keyof Row> = Omit<Row, Key | 'version'>

/**
 * Adds a kind of asset.
 *
 * @throws CapstanError `name_taken`, `not_allowed`
 */
export const addAssetType = (
  capstan: Capstan,
  assetType: Without<AssetTypeRecord, never>,
  once?: Once,
): Promise<void> => send(capstan, 'createAssetType', CreateAssetTypeDocument, { assetType }, once)

/**
 * Changes how the figures of a kind of asset are kept.
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveAssetType = (
  capstan: Capstan,
  { type, version }: Pick<AssetTypeRecord, 'type' | 'version'>,
  changed: Partial<Pick<AssetTypeRecord, 'accountingType'>>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateAssetTypeByType',
    UpdateAssetTypeDocument,
    { type, patch: { ...changed, version } },
    once,
  )

/**
 * Adds a kind of investor account.
 *
 * @throws CapstanError `name_taken`, `not_allowed`
 */
export const addInvestorAccountType = (
  capstan: Capstan,
  investorAccountType: Without<InvestorAccountTypeRecord, 'id'>,
  once?: Once,
): Promise<void> =>
  send(capstan, 'createInvestorAccountType', CreateInvestorAccountTypeDocument, { investorAccountType }, once)

/**
 * Changes how many people a kind of investor account has.
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveInvestorAccountType = (
  capstan: Capstan,
  { id, version }: Pick<InvestorAccountTypeRecord, 'id' | 'version'>,
  changed: Partial<Pick<InvestorAccountTypeRecord, 'minParties' | 'maxParties'>>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateInvestorAccountTypeById',
    UpdateInvestorAccountTypeDocument,
    { id, patch: { ...changed, version } },
    once,
  )

/**
 * Adds a kind of question.
 *
 * @throws CapstanError `name_taken`, `not_allowed`; `invalid_input` at `regex` when the pattern is refused
 */
export const addQuestionType = (
  capstan: Capstan,
  { name, kind, pattern }: Without<QuestionTypeRecord, 'id'>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createOnboardingQuestionType',
    CreateQuestionTypeDocument,
    { onboardingQuestionType: { name, type: kind, regex: pattern } },
    once,
  )

/**
 * Changes the name or the pattern of a kind of question.
 *
 * @throws CapstanError `changed_elsewhere`, `name_taken`, `not_allowed`; `invalid_input` when the pattern is refused
 */
export const saveQuestionType = (
  capstan: Capstan,
  { id, version }: Pick<QuestionTypeRecord, 'id' | 'version'>,
  { name, pattern }: Partial<Pick<QuestionTypeRecord, 'name' | 'pattern'>>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateOnboardingQuestionTypeById',
    UpdateQuestionTypeDocument,
    { id, patch: { name, regex: pattern, version } },
    once,
  )

/**
 * Adds a kind of integration.
 *
 * @throws CapstanError `name_taken`, `not_allowed`
 */
export const addIntegrationType = (
  capstan: Capstan,
  { type, name, isForInvestors }: Without<IntegrationTypeRecord, never>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'createIntegrationType',
    CreateIntegrationTypeDocument,
    { integrationType: { type, name, forInvestors: isForInvestors } },
    once,
  )

/**
 * Renames a kind of integration.
 *
 * @throws CapstanError `changed_elsewhere`, `not_allowed`
 */
export const saveIntegrationType = (
  capstan: Capstan,
  { type, version }: Pick<IntegrationTypeRecord, 'type' | 'version'>,
  changed: Partial<Pick<IntegrationTypeRecord, 'name'>>,
  once?: Once,
): Promise<void> =>
  send(
    capstan,
    'updateIntegrationTypeByType',
    UpdateIntegrationTypeDocument,
    { type, patch: { ...changed, version } },
    once,
  )

async function send<Input>(
  { client }: Capstan,
  operation: string,
  document: TypedDocument<unknown, { input: Input }>,
  input: Input,
  once?: Once,
): Promise<void> {
  await client.mutate(document, { input }, { operation, idempotencyKey: once?.idempotencyKey ?? newId() })
}
