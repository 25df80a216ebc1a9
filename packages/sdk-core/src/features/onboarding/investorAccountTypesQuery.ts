import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { InvestorAccountType } from './InvestorAccountType'
import { InvestorAccountTypesDocument, type InvestorAccountTypesQuery } from './operations.generated'

/** The kinds of investor an account may be set up as. */
export function investorAccountTypesQuery(
  capstan: Capstan,
): CapstanQuery<readonly InvestorAccountType[], InvestorAccountTypesQuery> {
  return recordQuery(capstan, {
    document: InvestorAccountTypesDocument,
    variables: {},
    select: readInvestorAccountTypes,
  })
}

function readInvestorAccountTypes({
  allInvestorAccountTypes,
}: InvestorAccountTypesQuery): readonly InvestorAccountType[] {
  return rowsOf(allInvestorAccountTypes)
}
