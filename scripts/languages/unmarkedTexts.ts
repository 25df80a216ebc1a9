import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

const sources =
  '{packages/*/src/**/{*.stories.tsx,testing.ts,testing/**/*.ts},packages/sdk-core/src/**/testing.ts}'

/** What stories and their records say themselves: whatever else is shown is the kit's own. */
const given = globSync(sources, { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  .toLowerCase()

const marked = /[áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽẋ]/

/** The texts of a page in the pseudo-locale that neither the catalogues nor the story gave it. */
export function unmarkedTexts(texts: readonly string[]): string[] {
  return texts.filter((text) => !marked.test(text) && wordsOf(text).some((word) => !given.includes(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Letter}{3,}/gu) ?? []
}
