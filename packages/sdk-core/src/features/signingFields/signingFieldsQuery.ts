import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { SigningFieldsDocument, type SigningFieldFactsFragment } from './operations.generated'
import { compareSigningFields, readSigningField, type SigningField } from './SigningField'

type Answer = AllPagesAnswer<{ fields: SigningFieldFactsFragment }>

/** The fields of a document, as they stand in it: of a template that is signed, or of an offering that is paid for. */
export function signingFieldsQuery(
  capstan: Capstan,
  documentId: string,
): CapstanQuery<readonly SigningField[], Answer> {
  const fields = allPages(SigningFieldsDocument, { documentId }, (answer) => answer.allSigningFields)
  return { ...allPagesQuery(capstan, { fields }, readFields), staleTime: Infinity }
}

function readFields({ fields }: Answer): readonly SigningField[] {
  return (fields?.nodes ?? []).map(readSigningField).toSorted(compareSigningFields)
}
