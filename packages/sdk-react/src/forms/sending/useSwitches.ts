import { useRef, useState } from 'react'
import { newId } from '@capstan/sdk-core'
import { refusalOf } from './refusalOf'
import { useUiMessages } from '../../ui/uiMessages'

/** A switch of a record: of which one, which it is, and as it was saved. */
export interface Switch {
  id: string
  name: string
  saved: boolean
}

type Save = (value: boolean, idempotencyKey: string) => Promise<unknown>

/** Switches that are saved at once: each shows its new value until it is saved or refused. */
export interface Switches {
  /** Whether any is on its way. */
  isSaving: boolean
  /** How a switch stands. */
  valueOf: (one: Switch) => boolean
  /** Turns one. Turned again before it is saved, it is saved once more: the last value wins. */
  turn: (one: Omit<Switch, 'saved'>, value: boolean, save: Save) => Promise<void>
  /** The reason why the last change of a switch of a record was reset. */
  refusalOf: (id: string) => string | undefined
}

/** Holds the new values of switches while they are saved. */
export function useSwitches(): Switches {
  const { errorText } = useUiMessages()
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({})
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const underWay = useRef(new Map<string, boolean>())

  const turn: Switches['turn'] = async ({ id, name }, value, save) => {
    const key = keyOf({ id, name })
    const isUnderWay = underWay.current.has(key)
    underWay.current.set(key, value)
    setWanted((all) => ({ ...all, [key]: value }))
    setRefusals((all) => without(all, id))
    if (isUnderWay) return
    try {
      await saveLastWord(() => underWay.current.get(key), save)
    } catch (failure) {
      setRefusals((all) => ({ ...all, [id]: refusalOf(failure)?.text ?? errorText }))
    }
    underWay.current.delete(key)
    setWanted((all) => without(all, key))
  }

  return {
    isSaving: Object.keys(wanted).length > 0,
    valueOf: (one) => wanted[keyOf(one)] ?? one.saved,
    turn,
    refusalOf: (id) => refusals[id],
  }
}

/** Saves the new value, and repeats while it changes meanwhile. */
async function saveLastWord(wanted: () => boolean | undefined, save: Save): Promise<void> {
  let saved: boolean | undefined
  for (let value = wanted(); value !== undefined && value !== saved; value = wanted()) {
    await save(value, newId())
    saved = value
  }
}

const keyOf = ({ id, name }: Omit<Switch, 'saved'>) => `${id} ${name}`

const without = <Value>(all: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key))
