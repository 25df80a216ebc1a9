import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { CapstanContext } from '../../provider/context'
import { createDraftKeeper, type DraftKeeper } from './draftKeeper'
import { fillInDraft } from './fillInDraft'
import type { DraftState, FormDrafts } from './FormDrafts'
import { rememberedDrafts } from './rememberedDrafts'
import { unsavedDrafts } from './unsavedDrafts'
import { whenLeft } from '../fields/whenLeft'

/** How long a form waits for its draft. */
const waitsMs = 1_000

/** The draft of a form: its state and its actions. */
export interface FormDraft {
  state: DraftState
  /** True when typed answers are kept. */
  isKept: boolean
  /** The names of the answers that are never kept and have to be entered again. */
  leavesBlank: readonly string[]
  /** Saves the entries of the form now. */
  flush: () => void
  /** Forgets the draft: the entries of the form become its initial values. */
  discard: () => void
  /** The form was sent; later answers are saved again. */
  rest: () => void
}

/** Returns the answers that a form was left with while its page stays open: it begins with them at once. */
export function useRememberedDraft<Values>(drafts: FormDrafts<Values> | undefined): Partial<Values> {
  const memory = rememberedDrafts(useContext(CapstanContext)?.instance)
  const [answers] = useState(() => {
    const remembered = drafts && memory.of(drafts.store.name)
    return remembered && drafts.restore(remembered.answers)
  })
  return answers ?? {}
}

/** Saves the answers of a form on the platform, and fills in an earlier draft. Only its notes render. */
export function useDrafts<Values extends FieldValues>(
  answers: UseFormReturn<Values, unknown, unknown>,
  drafts: FormDrafts<Values> | undefined,
): FormDraft {
  const capstan = useContext(CapstanContext)?.instance
  const current = useRef<DraftKeeper>(undefined)
  const { store, version } = drafts ?? {}
  const [state, setState] = useState<DraftState>(() => ({
    isOpening: store !== undefined && !rememberedDrafts(capstan).of(store.name),
  }))
  const latest = useRef(drafts)
  useEffect(() => {
    latest.current = drafts
  })

  useEffect(() => {
    if (!store || version === undefined) return
    const memory = rememberedDrafts(capstan)
    const unsaved = unsavedDrafts(capstan, store.name)
    const read = () => latest.current?.keep(answers.getValues()) ?? {}
    const remembered = memory.of(store.name)
    const began = structuredClone(answers.getValues())
    let isShown = true
    const change = (changes: Partial<DraftState>) =>
      isShown && setState((before) => ({ ...before, ...changes }))
    const keeper = createDraftKeeper({ store, version, read, onChange: change })
    current.current = keeper

    const open = async () => {
      // Answers that were left a moment ago and not saved are newer than the saved ones.
      const isBehind = (await remembered?.isKept) === false
      const kept = await keeper.open()
      if (!isShown) return
      const left = remembered ? undefined : unsaved.take()
      // A draft that was saved after it, elsewhere, is the later one.
      const isLeft = left !== undefined && (!kept || left.knownOn === kept.savedOn)
      const draft = isLeft ? { version, answers: left.answers, savedOn: left.leftOn } : kept
      if (keeper.isOver) return change({ isOpening: false })
      if (!draft || !latest.current) {
        if (isBehind) keeper.touch(true)
        return change({ isOpening: false })
      }
      const { isTouched, isNew } = isBehind
        ? { isTouched: true, isNew: false }
        : fillInDraft(answers, { drafts: latest.current, draft, began })
      keeper.standsOn(kept)
      if (isTouched || isLeft) keeper.touch(true)
      const restored = { savedOn: draft.savedOn, isOfOtherVersion: draft.version !== version }
      change({ isOpening: false, ...(isNew && { restored }) })
    }
    void open()
    // A slow platform does not block typing: the draft fills the fields that are still empty.
    const timer = setTimeout(() => change({ isOpening: false }), waitsMs)

    const watching = answers.watch(() => keeper.touch())
    const leave = () => {
      if (!keeper.isKept() && !keeper.isUnused()) unsaved.keep(read(), { knownOn: keeper.knownOn })
      void keeper.leave()
    }
    const stop = whenLeft({ leave, flush: () => void keeper.flush() })
    return () => {
      isShown = false
      clearTimeout(timer)
      watching.unsubscribe()
      stop()
      if (keeper.isUnused()) return memory.forget(store.name)
      const isKept = keeper.flush().then(() => keeper.isKept())
      memory.keep(store.name, { answers: read(), isKept })
    }
  }, [answers, capstan, store, version])

  return {
    state,
    isKept: drafts !== undefined,
    leavesBlank: drafts?.leavesBlank ?? [],
    flush: () => void current.current?.flush(),
    discard: () => {
      current.current?.discard()
      setState({ isOpening: false })
    },
    rest: () => {
      current.current?.rest()
      // The form may have unmounted before the answer arrived.
      if (store) rememberedDrafts(capstan).forget(store.name)
    },
  }
}
