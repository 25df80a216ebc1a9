import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { PlatformTypesDocument, type PlatformTypesQuery } from './operations.generated'
import type { LookupTables } from './PlatformTypes'

/** Reads the lookup tables of the platform. Every account may read them. (ROUTE-051) */
export function platformTypesQuery(capstan: Capstan): CapstanQuery<LookupTables, PlatformTypesQuery> {
  return recordQuery(capstan, {
    document: PlatformTypesDocument,
    variables: {},
    select: readTypes,
    entities: [],
    // Lookup tables send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

function readTypes(answer: PlatformTypesQuery): LookupTables {
  return {
    assets: rowsOf(answer.allAssetTypes).map(({ type, accountingType, version }) => ({
      ...{ type, accountingType, version },
    })),
    investors: rowsOf(answer.allInvestorAccountTypes).map(
      ({ id, type, minParties, maxParties, version }) => ({
        ...{ id, type, minParties, maxParties, version },
      }),
    ),
    questions: rowsOf(answer.allOnboardingQuestionTypes).map(({ id, name, type, regex, version }) => ({
      ...{ id, name, kind: type, pattern: regex, version },
    })),
    integrations: rowsOf(answer.allIntegrationTypes).map(({ type, name, forInvestors, version }) => ({
      ...{ type, name, isForInvestors: forInvestors, version },
    })),
  }
}
