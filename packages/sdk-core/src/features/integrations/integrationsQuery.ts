import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { integrationRules } from '../accounts/accountRules'
import type { AccountType } from '../accounts/Account'
import { byOrder } from '../steps/process/currentStep'
import { processRules } from '../steps/process/processRules'
import type { RenderAttributes } from '../steps/Step'
import { stepRules } from '../steps/stepRules'
import { integrationTypes, type AddedIntegration, type Integration } from './Integration'
import {
  IntegrationsDocument,
  type AddedIntegrationFragment,
  type IntegrationsQuery,
} from './operations.generated'

/** Returns the query for the integrations of an account type, and the account's use of them. (CALL-013, CALL-014) */
export function integrationsQuery(
  capstan: Capstan,
  type: AccountType,
): CapstanQuery<readonly Integration[], IntegrationsQuery> {
  capstan.register(integrationRules, processRules, stepRules)
  return recordQuery(capstan, {
    document: IntegrationsDocument,
    variables: { types: [...integrationTypes(type)] },
    select: type === 'investor' ? readOfInvestor : readOfVendor,
  })
}

const readOfInvestor = inOrderOf(integrationTypes('investor'))
const readOfVendor = inOrderOf(integrationTypes('issuer'))

function inOrderOf(types: readonly string[]) {
  return ({ allIntegrations }: IntegrationsQuery): readonly Integration[] =>
    rowsOf(allIntegrations)
      .map(readIntegration)
      .toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
}

type IntegrationAnswer = NonNullable<
  NonNullable<NonNullable<IntegrationsQuery['allIntegrations']>['nodes']>[number]
>

function readIntegration(answer: IntegrationAnswer): Integration {
  const { id, type, service, description, partnerByPartnerId: partner, accountIntegration: added } = answer
  return {
    ...{ id, type, service, description: description ?? '' },
    partner: partner && { name: partner.name, logo: partner.logo ?? '', url: partner.url ?? '' },
    added: added && readAdded(added),
  }
}

/** Returns the account's use of an integration. */
export function readAdded({ id, status, stepProcess }: AddedIntegrationFragment): AddedIntegration {
  const steps = rowsOf(stepProcess?.shortSteps).map(({ renderAttributes, ...step }) => ({
    ...step,
    renderAttributes: renderAttributes as RenderAttributes | null, // the partner's own JSON
  }))
  return {
    id,
    status: status === 'complete' ? 'complete' : 'in_progress',
    processId: stepProcess?.id ?? null,
    steps: byOrder(steps),
  }
}
