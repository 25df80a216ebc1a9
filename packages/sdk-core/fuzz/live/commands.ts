import fc from 'fast-check'
import type { Command } from './runModel.ts'

const of = (...types: Extract<Command, { pick: number }>['type'][]) =>
  fc.record({ type: fc.constantFrom(...types), pick: fc.nat(7) })

/** Anything that may happen, in any order. */
export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: of('follow') },
    { weight: 4, arbitrary: of('leave', 'push', 'end', 'retry') },
    { weight: 4, arbitrary: of('push') },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('pause' as const),
        milliseconds: fc.constantFrom(0, 3, 20, 100, 900, 1_100, 3_000, 12_000, 30_000),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('reachable' as const, 'frozen' as const, 'failing' as const),
        is: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constantFrom('drop' as const, 'wake' as const, 'sleep' as const) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom('resync' as const, 'restart' as const, 'clear' as const, 'leaveAll' as const),
      }),
    },
  ),
  { maxLength: 40 },
)
