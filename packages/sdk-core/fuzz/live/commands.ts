import fc from 'fast-check'
import type { Command } from './runModel.ts'

type Picking = Extract<Command, { pick: number }>['type']

const ofSome = (most: number, ...types: Picking[]) =>
  fc.record({ type: fc.constantFrom(...types), pick: fc.nat(most) })
const of = (...types: Picking[]) => ofSome(7, ...types)

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

const pause = fc
  .constantFrom(3, 20, 100, 1_100, 3_000)
  .map((milliseconds) => ({ type: 'pause' as const, milliseconds }))
const one = (type: Picking, most = 2) => ofSome(most, type)

/** A page reads a step, and later follows it and another one. Steps change in between without a push. */
const visit = fc.tuple(
  one('read'),
  pause,
  ofSome(2, 'push', 'push', 'end'),
  pause,
  one('follow'),
  one('follow'),
  pause,
)

/**
 * Lives of pages that read a few steps before they follow them. Apart from `commands`, so that the seeds of these stay the lives
 * they were.
 */
export const readings: fc.Arbitrary<Command[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: visit },
      { weight: 3, arbitrary: fc.tuple(one('leave', 7), one('leave', 7), pause) },
      { weight: 1, arbitrary: fc.tuple(ofSome(2, 'push', 'end', 'retry')) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.record({ type: fc.constantFrom('drop' as const, 'restart' as const) }), pause),
      },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat())
