// Tries numbers in the locale of the process, for the campaign beside it: `LC_ALL=… node inLocale.ts seed numbers`.
import '../fromSource.ts'

const { tryLocale } = await import('./tryLocale.ts')
const [seed = 1, numbers = 1_000] = process.argv.slice(2).map(Number)
const { locale } = new Intl.NumberFormat().resolvedOptions()
const wanted = process.env.LC_ALL?.split('.')[0]?.replace('_', '-')
// A Node without a locale's data would try English twelve times.
const missing = locale === wanted ? [] : [`${wanted} is ${locale} here`]
console.log(JSON.stringify([...missing, ...tryLocale({ seed, numbers })]))
