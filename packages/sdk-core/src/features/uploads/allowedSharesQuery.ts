import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { DocumentKind } from '../documents/documentsQuery'
import { AllowedSharesDocument, type AllowedSharesQuery } from './operations.generated'
import type { Sharing } from './OwnedDocument'

/**
 * Returns the query for the roles with which an account type may share a document of a security or a holding. (G-75, CALL-019)
 */
export function allowedSharesQuery(
  capstan: Capstan,
  type: DocumentKind,
  fromAccountType: string,
): CapstanQuery<readonly Sharing[], AllowedSharesQuery> {
  return recordQuery(capstan, {
    document: AllowedSharesDocument,
    variables: { type, fromAccountType },
    select: readShares,
  })
}

function readShares({ allDocumentSharingAllowedShares }: AllowedSharesQuery): readonly Sharing[] {
  return rowsOf(allDocumentSharingAllowedShares).map(({ toRole, name }) => ({ toRole, name }))
}
