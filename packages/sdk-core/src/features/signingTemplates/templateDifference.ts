import type { SigningField } from '../signingFields/SigningField'
import type { MappedTemplateParts, ProvidedField, TemplateContents } from './SigningTemplate'

/** The way a role or field differs between a copy and its template. */
export type TemplateChangeKind = 'added' | 'removed' | 'moved' | 'renamed'

/** A difference between a mapped copy and its template as it is now. */
export interface TemplateChange {
  kind: TemplateChangeKind
  of: 'role' | 'field' | 'document'
  /** The name now; the last one when it is removed. */
  name: string
  /** The former name, document or role of a renamed or moved one. */
  from?: string
  /** The document or role it is in now. */
  to?: string
  /** True when a new copy keeps its mapping. False when it had one that goes. `undefined` when it had none. */
  isKept?: boolean
}

interface Placed {
  document: string
  name: string
  label: string
  role: string
  /** Its place among all fields of its document. */
  at: number
  isMapped: boolean
}

/**
 * Lists the differences between a template and a mapped copy of it, in both directions: roles first, then documents and fields in
 * their order.
 */
export function templateDifference(
  parts: Pick<MappedTemplateParts, 'roles' | 'documents'>,
  contents: TemplateContents,
): readonly TemplateChange[] {
  return [
    ...rolesChanged(parts, contents),
    ...documentsChanged(parts, contents),
    ...fieldsChanged(parts, contents),
  ]
}

function rolesChanged(
  { roles }: Pick<MappedTemplateParts, 'roles'>,
  contents: TemplateContents,
): readonly TemplateChange[] {
  const typeOf = ({ type = 'signer' }: { type?: string }) => type
  const isIn = (list: readonly { name: string; type?: string }[], one: { name: string; type?: string }) =>
    list.some((other) => other.name === one.name && typeOf(other) === typeOf(one))
  const added = contents.roles.filter((role) => !isIn(roles, role))
  const removed = roles.filter((role) => !isIn(contents.roles, role))

  // One that stands where the other stood is the same under another name.
  const renamed = added.flatMap((role) => {
    const before = removed.find(
      ({ order, type }) => order === contents.roles.indexOf(role) + 1 && type === typeOf(role),
    )
    return before ? [{ before, role }] : []
  })
  const isMapped = (mapTo: string) => (mapTo === 'not mapped' ? {} : { isKept: false })
  return [
    ...renamed.map(({ before, role }) => ({
      ...({ kind: 'renamed', of: 'role', name: role.name, from: before.name } as const),
      ...isMapped(before.mapTo),
    })),
    ...added
      .filter((role) => !renamed.some((each) => each.role === role))
      .map(({ name }) => ({ kind: 'added', of: 'role', name }) as const),
    ...removed
      .filter((role) => !renamed.some(({ before }) => before === role))
      .map(({ name, mapTo }) => ({
        ...({ kind: 'removed', of: 'role', name } as const),
        ...isMapped(mapTo),
      })),
  ]
}

function documentsChanged(
  { documents }: Pick<MappedTemplateParts, 'documents'>,
  contents: TemplateContents,
): readonly TemplateChange[] {
  const before = new Set(documents.map(({ name }) => name))
  const after = new Set(contents.documents.map(({ name }) => name))
  return [
    ...[...after]
      .filter((name) => !before.has(name))
      .map((name) => ({ kind: 'added', of: 'document', name }) as const),
    ...[...before]
      .filter((name) => !after.has(name))
      .map((name) => ({ kind: 'removed', of: 'document', name }) as const),
  ]
}

function fieldsChanged(
  { documents }: Pick<MappedTemplateParts, 'documents'>,
  contents: TemplateContents,
): readonly TemplateChange[] {
  const before = documents.flatMap(({ name, fields }) =>
    fields.map((field, at) => placedBefore(name, field, at)),
  )
  const after = contents.documents.flatMap(({ name, fields = [] }) =>
    fields.map((field, at) => placedAfter(name, field, at)),
  )
  const pairs = pairUp(before, after)
  const labels = new Set(after.filter(({ isMapped }) => isMapped).map(({ label }) => label))
  const kept = ({ isMapped, label }: Placed) => (isMapped ? { isKept: labels.has(label) } : {})
  const stays = unmoved(pairs)
  const of = 'field'

  return [
    ...after.flatMap((now): readonly TemplateChange[] => {
      const was = pairs.get(now)
      if (!was) return [{ kind: 'added', of, name: now.name, to: now.document }]
      const changes: TemplateChange[] = []
      if (was.name !== now.name)
        changes.push({ kind: 'renamed', of, name: now.name, from: was.name, ...kept(was) })
      if (was.document !== now.document || was.role !== now.role) {
        const isOfDocument = was.document !== now.document
        const [from, to] = isOfDocument ? [was.document, now.document] : [was.role, now.role]
        changes.push({ kind: 'moved', of, name: now.name, from, to, ...kept(was) })
      } else if (!stays.has(now)) {
        changes.push({ kind: 'moved', of, name: now.name, to: now.document, ...kept(was) })
      }
      return changes
    }),
    ...before
      .filter((was) => ![...pairs.values()].includes(was))
      .map((was) => ({ kind: 'removed', of, name: was.name, from: was.document, ...kept(was) }) as const),
  ]
}

const placedBefore = (document: string, field: SigningField, at: number): Placed => ({
  ...{ document, at, name: field.name, label: field.dataLabel, role: field.role },
  isMapped: field.mapTo !== null && !field.isProviders,
})

const placedAfter = (document: string, field: ProvidedField, at: number): Placed => ({
  ...{ document, at, name: field.name, label: field.label, role: field.role },
  isMapped: (field.kind ?? 'text') === 'text',
})

/** Pairs fields that are the same: those with the most equal properties come first. */
function pairUp(before: readonly Placed[], after: readonly Placed[]): ReadonlyMap<Placed, Placed> {
  const pairs = new Map<Placed, Placed>()
  const left = new Set(before)
  const rules: readonly (readonly (keyof Placed)[])[] = [
    ['label', 'document', 'role', 'name'],
    ['label', 'document', 'role'],
    ['label', 'document'],
    ['label', 'role'],
    ['label'],
  ]
  for (const keys of rules)
    for (const now of after) {
      if (pairs.has(now)) continue
      const was = [...left].find((each) => keys.every((key) => each[key] === now[key]))
      if (!was) continue
      pairs.set(now, was)
      left.delete(was)
    }
  return pairs
}

/** The fields in the same order as before: the longest such sequence of each document. */
function unmoved(pairs: ReadonlyMap<Placed, Placed>): ReadonlySet<Placed> {
  const stays = new Set<Placed>()
  const documents = new Set([...pairs.keys()].map(({ document }) => document))
  for (const document of documents) {
    const here = [...pairs.entries()]
      .filter(([now, was]) => now.document === document && was.document === document)
      .toSorted(([a], [b]) => a.at - b.at)
    const best: (readonly Placed[])[] = []
    for (const [at, [now, was]] of here.entries()) {
      const longest = here
        .slice(0, at)
        .map(([, earlier], index) => (earlier.at < was.at ? (best[index] ?? []) : []))
        .reduce<readonly Placed[]>((one, other) => (other.length > one.length ? other : one), [])
      best.push([...longest, now])
    }
    const longest = best.reduce((one, other) => (other.length > one.length ? other : one), [])
    for (const field of longest) stays.add(field)
  }
  return stays
}
