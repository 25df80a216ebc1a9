import { loadPattern } from '@capstan/sdk-core'

const source = '^(a+)+$'
const text = `${'a'.repeat(28)}!`

// How long a pattern takes that tries every way to cut a text: natively, and on our engine. In milliseconds.
const first = await timed(async () => (await loadPattern(source))?.test(text))
const pattern = await loadPattern(source)
const thousand = await timed(() => {
  for (let at = 0; at < 1_000; at++) pattern?.test(text)
})
const native = await timed(() => new RegExp(source).test(text))
console.log(JSON.stringify({ native, first, later: thousand / 1_000 }))

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
