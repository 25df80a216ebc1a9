import os from 'node:os'

/** So many steps are walked, each to a place in memory that only the step before knows. */
const steps = 4_000_000
const size = 1 << 24

/**
 * Returns the present speed of the machine, for comparing reports: the nanoseconds of an addition that depends on the one before,
 * and of an access to 64 MB of memory.
 */
function speedOfMachine(): { processor: number; memory: number } {
  return { processor: loop(), memory: walk() }
}

function loop(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < 100_000_000; step++) sum = (sum * 31 + step) | 0
  return used(((performance.now() - start) / 100_000_000) * 1e6, sum)
}

function walk(): number {
  const next = oneCircle()
  const start = performance.now()
  let place = 0
  for (let step = 0; step < steps; step++) place = next[place] ?? 0
  return used(((performance.now() - start) / steps) * 1e6, place)
}

/** Uses a result, so that the compiler cannot remove its computation. */
function used(time: number, result: number): number {
  return Number.isNaN(result) ? Number.NaN : time
}

/** Every place leads to another, and all of them back to the first (Sattolo's shuffle). */
function oneCircle(): Int32Array {
  const next = Int32Array.from({ length: size }, (_, at) => at)
  let random = 12_345
  for (let at = size - 1; at > 0; at--) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    const other = random % at
    ;[next[at], next[other]] = [next[other] ?? 0, next[at] ?? 0]
  }
  return next
}

/** The last line of a report: the machine, and how quick it was. */
export function machineLine(): string {
  const { processor, memory } = speedOfMachine()
  const cores = os.cpus()
  return (
    `${cores.length} × ${cores[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; ` +
    `a step of the processor took ${processor.toFixed(1)} ns, one of memory ${memory.toFixed(0)} ns.`
  )
}
