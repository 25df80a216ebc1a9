import { fromBase64 } from '../../bytes/fromBase64'
import { isObject } from '../../cache/entity'
import type { Capstan } from '../../Capstan'
import { answerField } from '../../client/transport/answerField'
import { checkRecordId } from '../../client/records/recordId'
import { CapstanError } from '../../errors/CapstanError'

/** A place of a field on a page of its document. A field whose text is broken over lines has several. */
export interface FieldPlace {
  fieldId: string
  /** From 1. */
  page: number
  /** In fractions of the page as it is shown, from its upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

/** The pages of a template's document, each field filled with its own name. */
export interface TemplatePaper {
  file: Blob
  pages: number
  places: readonly FieldPlace[]
}

/** Returns the pages of a document of a mapped template; undefined when a character of it cannot be set. */
export async function templatePaper(
  capstan: Capstan,
  documentId: string,
  request?: { signal?: AbortSignal },
): Promise<TemplatePaper | undefined> {
  checkRecordId(documentId)
  const answer = await capstan.client.post('/api/v2/integration/template-paper', { documentId }, request)
  const content = answerField(answer, 'content')
  if (!content) return undefined
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {}
  if (typeof data.pages !== 'number' || !Array.isArray(data.places)) throw unreadable('places')
  const file = new Blob([fromBase64(content)], { type: 'application/pdf' })
  return { file, pages: data.pages, places: data.places.map(readPlace) }
}

function readPlace(place: unknown): FieldPlace {
  if (!isObject(place) || typeof place.fieldId !== 'string') throw unreadable('fieldId')
  const numberAt = (field: string): number => {
    const value = place[field]
    if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadable(field)
    return value
  }
  return {
    fieldId: place.fieldId,
    page: numberAt('page'),
    x: numberAt('x'),
    y: numberAt('y'),
    width: numberAt('width'),
    height: numberAt('height'),
  }
}

const unreadable = (field: string) => new CapstanError('answer_unreadable', { details: { field } })
