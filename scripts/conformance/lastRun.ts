import type { Tag } from './readTags.ts'

/** One test of the last run. */
export interface RanTest {
  /** The file that holds it, relative to the repository. */
  file: string
  /** Its title, after those of the groups around it. */
  title: string
  passed: boolean
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  file?: string
  title: string
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  file: string
  title: string
  ok: boolean
  tests: { status: string }[]
}

/** Returns the tests of one of vitest's JSON reports, without those that were skipped. */
export function vitestTests(report: VitestReport, root: string): RanTest[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: file.name.replace(`${root}/`, ''),
        title: fullName,
        passed: status === 'passed',
      })),
  )
}

/** Returns the tests of Playwright's JSON report, without those that were skipped. */
export function playwrightTests({ suites }: { suites: PlaywrightSuite[] }): RanTest[] {
  const testsIn = (suite: PlaywrightSuite, groups: string[]): RanTest[] => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok }) => ({
        file: `e2e/${file}`,
        title: [...groups, title].join(' '),
        passed: ok,
      })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...groups, inner.title])),
  ]
  return suites.flatMap((suite) => testsIn(suite, []))
}

/** Returns the tags whose tests failed or did not run, with the reason. */
export function unprovenTags(tags: Tag[], tests: RanTest[]): string[] {
  const byFile = Map.groupBy(tests, ({ file }) => file)
  return tags.flatMap((tag) => {
    const ran = byFile.get(tag.file) ?? []
    const reasons = tag.titles.flatMap((title) => {
      const own = ran.filter((test) => matches(title, test.title))
      if (own.length === 0) return [`"${title}" did not run`]
      return own.filter(({ passed }) => !passed).map((test) => `"${test.title}" failed`)
    })
    return reasons.map((reason) => `${tag.id} (${tag.file}:${tag.line}): ${reason}`)
  })
}

/** True when a test of a report has the title of a tag, in which `*` stands for a part known only at run time. */
function matches(title: string, ran: string): boolean {
  const parts = title.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return title === ran
  if (!ran.startsWith(first) || !ran.slice(first.length).endsWith(last)) return false
  let at = first.length
  return parts.slice(1, -1).every((part) => {
    const found = ran.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
}
