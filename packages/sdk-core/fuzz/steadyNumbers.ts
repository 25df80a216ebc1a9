// F6: numbers and days in twelve locales, each in its own process, are shown the same and read back unchanged.
// `node packages/sdk-core/fuzz/steadyNumbers.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import { inLocales } from './locales/inLocales.ts'

// Commas, points, spaces and apostrophes between thousands, four kinds of digits, thousands in lakhs, dotless i.
const locales = [
  ...['en_US', 'de_DE', 'fr_FR', 'de_CH', 'sv_SE', 'ru_RU'],
  ...['tr_TR', 'ar_EG', 'fa_IR', 'hi_IN', 'bn_BD', 'ja_JP'],
]

await campaign('steadyNumbers', async (seed, isSlice) => {
  const numbers = isSlice ? 1_000 : 20_000
  const defects = inLocales({ locales, seed, numbers })
  return { runs: numbers * locales.length, defects, notes: `${locales.length} locales` }
})
