const known = new Map<string, ReadonlySet<string>>()

/** Returns the words that a title's stories and all test records contain, without the texts that the stories search for on the page. */
export async function givenWords(title: string): Promise<ReadonlySet<string>> {
  const words = known.get(title) ?? new Set((await givenTexts(title)).flatMap(wordsOf))
  known.set(title, words)
  return words
}

/** Returns the words of a text: runs of at least three letters, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Letter}{3,}/gu) ?? []
}

/** Words from React Aria and the operating system, which have no pseudo-locale. */
export const machineWords: ReadonlySet<string> = new Set(
  ['Dismiss', 'Selected Date', 'Suggestions', 'Today', ...days('long'), ...days('short')].flatMap(wordsOf),
)

/** Returns the names of all months and weekdays. */
function days(style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('en', { weekday: style, month: style })
  return Array.from({ length: 84 }, (_, at) => format.format(new Date(2026, at % 12, at % 7)))
}

async function givenTexts(title: string): Promise<string[]> {
  const { stories, records } = await import('virtual:story-sources')
  const own = stories.filter((text) => text.includes(`title: '${title}'`))
  return [...own.map((text) => text.replaceAll(plays, '')), ...records]
}

/** Matches play functions, and lines that search for a text. */
const plays = /^ *play: .*,$|^( *)play: [^]*?\n\1\}.*$|^.*By(Role|Text|LabelText)\(.*$/gm
