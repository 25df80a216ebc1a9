import type { CapstanEvent, CapstanEventData, CapstanEventOf, CapstanEventType } from './CapstanEvent'
import { callListener } from './callListener'
import { createFlows, type FlowIds, type Flows } from './createFlows'
import { newId } from './newId'

export interface EventBus {
  /** Listens to one type, or with `'*'` to all; returns a function that stops it. */
  on<Type extends CapstanEventType>(type: Type, listener: (event: CapstanEventOf<Type>) => void): () => void
  on(type: '*', listener: (event: CapstanEvent) => void): () => void
  /** Calls every listener, and returns the event that they received. */
  emit<Type extends CapstanEventType>(
    type: Type,
    data: CapstanEventData[Type],
    correlationId?: string,
  ): CapstanEventOf<Type>
  /** Notes which process an investment has, or which correlation id it was made under. */
  noteFlow: Flows['noteFlow']
  /** Forgets every listener. */
  clear(): void
}

export interface EventBusOptions {
  /** The clock. */
  now?: () => Date
  /** Receives the error of a listener; by default it is an unhandled error of the page. */
  onListenerError?: (error: unknown) => void
  /** Which events belong to one investment. */
  flows?: Flows
}

type Listener = (event: CapstanEvent) => void

/** A bus of its own for each instance. A listener that throws does not keep the event from the rest. */
export function createEventBus({
  now = () => new Date(),
  onListenerError,
  flows = createFlows(),
}: EventBusOptions = {}): EventBus {
  const listeners = new Set<{ type: string; listener: Listener }>()

  const callAll = (event: CapstanEvent) => {
    for (const { type, listener } of [...listeners]) {
      if (type === '*' || type === event.type) callListener(() => listener(event), onListenerError)
    }
  }

  return {
    on(type: string, listener: never) {
      const added = { type, listener: listener as Listener }
      listeners.add(added)
      return () => void listeners.delete(added)
    },
    emit(type, given, correlationId) {
      const flow = flows.flowOf(given as FlowIds) // the ids that an event has of them
      const data = flow ? { ...given, distributionId: flow.distributionId } : given
      const event = {
        ...{ type, version: 1 as const, id: newId(), at: now().toISOString() },
        correlationId: correlationId ?? flow?.correlationId ?? newId(),
        data,
      }
      // The union is discriminated by its type, which a generic parameter hides from the compiler.
      callAll(event as unknown as CapstanEvent)
      return event
    },
    noteFlow: flows.noteFlow,
    clear: () => listeners.clear(),
  }
}
