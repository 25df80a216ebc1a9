import {
  initialsOf,
  type Mark,
  type PaperField,
  type PaperToSign,
  type Stroke,
} from '@capstan/sdk-core/signing'
import { useState } from 'react'

/** The kind of mark that a field takes. */
export type MarkKind = 'signature' | 'initials'

/** A field that waits for a mark, with its paper. */
export interface OpenField extends PaperField {
  kind: MarkKind
  paper: PaperToSign
}

/** Input of a mark: typed or drawn, with its content. */
export interface Pen {
  way: 'type' | 'draw'
  /** The text that was typed; for a signature it is the name. */
  text: string
  strokes: readonly Stroke[]
}

/** Fields of papers in their order, their marks, and the current field. */
export interface Signing {
  fields: readonly OpenField[]
  /** The ids of those that are filled in. */
  placed: ReadonlySet<string>
  left: number
  current?: OpenField
  /** Counts the visits to fields, which the reader follows. */
  visits: number
  name: string
  pens: Readonly<Record<MarkKind, Pen>>
  marks: Readonly<Partial<Record<MarkKind, Mark>>>
  setName: (name: string) => void
  setPen: (kind: MarkKind, change: Partial<Pen>) => void
  goTo: (fieldId: string) => void
  goToNext: () => void
  /** Puts the mark into the current field, and moves to the next one. */
  place: () => void
}

/**
 * Returns the fields that the reader fills in; the name starts as that of the account. Nothing is stored, because a signature is
 * not a draft.
 */
export function useSigning(papers: readonly PaperToSign[], accountName = ''): Signing {
  const [name, setName] = useState(accountName)
  const [typedInitials, setTypedInitials] = useState<string>()
  const [pens, setPens] = useState(untouched)
  const [put, setPut] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<{ id?: string; visits: number }>({ visits: 0 })

  const fields = papers.flatMap((paper) =>
    paper.fields.filter(isOpen).map((field): OpenField => ({ ...field, paper })),
  )
  const texts = { signature: name, initials: typedInitials ?? initialsOf(name) }
  const marks = {
    signature: markOf({ ...pens.signature, text: texts.signature }),
    initials: markOf({ ...pens.initials, text: texts.initials }),
  }
  // A removed mark is in no field.
  const placed = new Set(fields.filter(({ id, kind }) => put.has(id) && marks[kind]).map(({ id }) => id))
  const isLeft = ({ id }: OpenField) => !placed.has(id)
  const current = fields.find(({ id }) => id === at.id) ?? fields.find(isLeft)
  const goTo = (id: string | undefined) => setAt(({ visits }) => ({ id, visits: visits + 1 }))
  const nextAfter = (index: number) => [...fields.slice(index + 1), ...fields.slice(0, index)].find(isLeft)
  const index = fields.findIndex(({ id }) => id === current?.id)

  return {
    fields,
    placed,
    left: fields.length - placed.size,
    current,
    visits: at.visits,
    name,
    pens: {
      signature: { ...pens.signature, text: texts.signature },
      initials: { ...pens.initials, text: texts.initials },
    },
    marks,
    setName,
    setPen(kind, { text, ...change }) {
      if (text !== undefined) (kind === 'signature' ? setName : setTypedInitials)(text)
      setPens((now) => ({ ...now, [kind]: { ...now[kind], ...change } }))
    },
    goTo,
    goToNext: () =>
      goTo((current && isLeft(current) && at.visits === 0 ? current : nextAfter(index))?.id ?? current?.id),
    place() {
      if (!current || !marks[current.kind]) return
      setPut(new Set([...put, current.id]))
      const next = nextAfter(index)
      if (next) goTo(next.id)
    },
  }
}

const untouched: Record<MarkKind, Omit<Pen, 'text'>> = {
  signature: { way: 'type', strokes: [] },
  initials: { way: 'type', strokes: [] },
}

const isOpen = (field: PaperField): field is PaperField & { kind: MarkKind } =>
  field.isTheirs && field.kind !== 'date'

function markOf({ way, text, strokes }: Pen): Mark | undefined {
  if (way === 'draw') return strokes.length > 0 ? { strokes } : undefined
  return text.trim() ? { text: text.trim() } : undefined
}
