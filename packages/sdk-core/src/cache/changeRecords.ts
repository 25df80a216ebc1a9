import type { AnswerWriter } from './answerWriter'
import type { Changes, ChangesParts, Target } from './Changes'
import { entityKey, isLink, type Entity, type RecordName } from './entity'
import type { HeldAnswer } from './HeldAnswer'
import type { HeldList } from './HeldList'
import type { KeptList } from './lists/keptLists'
import { mergeEntity, type Merged } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { removeRows } from './removeRows'
import { withoutEntity } from './withoutEntity'

/** Brings records up to date where an answer shows them, and takes them out of it. */
export function changeRecords(
  { answerOf, learn, decides, listsOf, note }: ChangesParts,
  writer: AnswerWriter,
): Pick<Changes, 'update' | 'remove'> {
  const { stale, write, writeRow } = writer

  const merged = (hash: string, { record, isSubject }: Target) => {
    const links = { areOthers: false }
    const bring = (isKept: (held: Entity) => boolean) => (held: Entity, isInList: boolean) => {
      const next = mergeEntity(held, record)
      if (isRelinked(held, next)) links.areOthers = true
      if (next.isUndecided) note(hash, 'missing_leaf')
      if (next.isUndecided || (isSubject && showsMore(held, record))) stale.add(hash)
      else if (isInList && !isKept(held) && decides(hash, next.changed)) stale.add(hash)
      return next.value
    }
    return { links, bring }
  }

  const updateRows = (hash: string, answer: HeldAnswer, list: HeldList, target: Target) => {
    const isKeptList = isKept(list, listsOf(hash))
    for (const at of list.placesOf(target.record)) {
      const before = list.rows[at]
      const { links, bring } = merged(hash, target)
      const change = bring((held) => isKeptList && held === before)
      const row = patchEntity(before, { record: target.record, change: (held) => change(held, true) })
      if (row !== before) writeRow(hash, answer, { list, at, row })
      if (links.areOthers) list.relink(before, row)
    }
  }

  const removeInside = (hash: string, answer: HeldAnswer, list: HeldList, record: RecordName) => {
    for (const at of list.placesOf(record)) {
      const before = list.rows[at]
      const { value: row, isUndecided } = withoutEntity(before, entityKey(record))
      writeRow(hash, answer, { list, at, row })
      if (isUndecided) stale.add(hash)
      list.relink(before, row)
    }
  }

  return {
    update(hash, target) {
      const answer = answerOf(hash)
      if (!answer) return
      for (const list of answer.lists) updateRows(hash, answer, list, target)
      if (!answer.isLoose(target.record)) return
      const { links, bring } = merged(hash, target)
      const skips = (list: readonly unknown[]) => answer.isList(list)
      const change = bring(() => false)
      write(hash, answer, patchEntity(answer.data, { record: target.record, change, skips }))
      if (links.areOthers) learn(hash, answer.data)
    },
    remove(hash, record) {
      const answer = answerOf(hash)
      if (!answer) return
      for (const list of answer.lists) {
        removeRows(writer, { hash, answer, list, record })
        removeInside(hash, answer, list, record)
      }
      if (!answer.isLoose(record)) return
      const without = withoutEntity(answer.data, entityKey(record), (list) => answer.isList(list))
      write(hash, answer, without.value)
      if (without.isUndecided) stale.add(hash)
      learn(hash, answer.data)
    },
  }
}

/** Whether a list is kept in step: its filter and its order are asked in their own way. */
function isKept({ steps }: HeldList, kept: readonly KeptList[]): boolean {
  const [name, nodes, ...deeper] = typeof steps[1] === 'number' ? steps.slice(2) : steps
  return nodes === 'nodes' && deeper.length === 0 && kept.some((each) => each.name === name)
}

function isRelinked(held: Entity, { changed, value }: Merged): boolean {
  return changed.some((field) => isLink(held[field]) || isLink(value[field]))
}

function showsMore(held: Entity, record: Entity): boolean {
  return Object.keys(held).some((field) => !Object.hasOwn(record, field))
}
