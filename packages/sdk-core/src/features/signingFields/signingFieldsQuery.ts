import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { checkRecordId } from '../../client/records/recordId'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { SigningFieldsDocument, type SigningFieldFactsFragment } from './operations.generated'
import { compareSigningFields, readSigningField, type SigningField } from './SigningField'

type Answer = AllPagesAnswer<{ fields: SigningFieldFactsFragment }>

/** The fields of a document, in their order: of a signing template, or of a paid offering. */
export function signingFieldsQuery(
  capstan: Capstan,
  documentId: string,
): CapstanQuery<readonly SigningField[], Answer> {
  const fields = allPages(SigningFieldsDocument, { documentId }, (answer) => answer.allSigningFields)
  const query = allPagesQuery(capstan, { fields }, readFields)
  return {
    ...query,
    queryFn: async (context) => {
      checkRecordId(documentId)
      return query.queryFn(context)
    },
    staleTime: Infinity,
  }
}

function readFields({ fields }: Answer): readonly SigningField[] {
  return (fields?.nodes ?? []).map(readSigningField).toSorted(compareSigningFields)
}
