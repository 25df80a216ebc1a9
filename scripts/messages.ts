// Lists the texts that each language lacks, and those that no code uses: `pnpm messages`, or `pnpm messages path/to/fr.ts` for
// one file.
import { globSync } from 'node:fs'
import path from 'node:path'
import { difference } from './messages/difference.ts'
import { catalogues, wordsIn } from './messages/wordsIn.ts'
import { root } from './root.ts'

const asked = process.argv.slice(2)

let lacks = 0
for (const folder of catalogues) {
  const english = await wordsIn(`${folder}/english.ts`)
  const files =
    asked.length > 0
      ? asked.filter((file) => isOf(file, folder))
      : globSync(`${folder}/{??,??-??}.ts`, { cwd: root })
  for (const file of files) {
    const found = difference(english, await wordsIn(file), path.basename(file, '.ts'))
    console.log(
      `${file}: ${found.texts} texts, ${found.missing.length} missing, ${found.surplus.length} surplus`,
    )
    for (const [what, paths] of Object.entries(found)) {
      if (!Array.isArray(paths)) continue
      for (const text of paths) console.log(`  ${what}: ${text}`)
      lacks += paths.length
    }
  }
}
process.exitCode = lacks > 0 ? 1 : 0

/** A file in neither folder is treated as one of the kit's. */
function isOf(file: string, folder: string): boolean {
  const own = catalogues.find((each) => path.resolve(root, file).startsWith(path.join(root, each)))
  return (own ?? catalogues[0]) === folder
}
