import type { FieldLanguage } from '../../fields/FieldLanguage'
import { authorLanguage, authorWords, type AuthorWords } from '../steps/answers/authorWords'
import { listAt, recordOf, textAt } from '../../json/readJson'
import type { Step } from '../steps/Step'

/** The service of a custom step that asks for papers. */
export const paperService = 'document_upload'

/** A paper that a step asks for. */
export interface AskedPaper {
  /** Its key in the step's schema, used by `askedFor`. */
  key: string
  title: AuthorWords
  /** A one-sentence description of the paper. */
  about?: AuthorWords
  optional: boolean
}

const mostPapers = 50

/**
 * The papers that a step asks for, each text in the reader's language where its author has it: `documents` of the schema, each
 * with `key`, `displayKey`, `message` and `optional`. Those without a key, and repeated ones, are left out.
 */
export function askedPapers({ schema }: Pick<Step, 'schema'>, speech?: FieldLanguage): AskedPaper[] {
  const language = authorLanguage(schema, speech)
  const seen = new Set<string>()
  return listAt(schema, 'documents')
    .slice(0, mostPapers)
    .flatMap((listed) => {
      const paper = recordOf(listed)
      const key = textAt(paper, 'key')
      if (!paper || !key || seen.has(key)) return []
      seen.add(key)
      return {
        key,
        title: authorWords(paper, 'displayKey', language) ?? { text: key },
        about: authorWords(paper, 'message', language),
        optional: paper.optional === true,
      }
    })
}
