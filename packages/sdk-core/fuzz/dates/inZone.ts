// Tries days in the zone of the process, for the campaign beside it: `TZ=… node inZone.ts seed days`.
import '../fromSource.ts'

const { tryDates } = await import('./tryDates.ts')
const [seed = 1, days = 1_000] = process.argv.slice(2).map(Number)
console.log(JSON.stringify(tryDates({ seed, days })))
