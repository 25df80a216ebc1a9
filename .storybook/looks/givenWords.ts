const known = new Map<string, ReadonlySet<string>>()

/** The words the stories of a title say, but for what they look for on the page, and those of all records. */
export async function givenWords(title: string): Promise<ReadonlySet<string>> {
  const words = known.get(title) ?? new Set((await givenTexts(title)).flatMap(wordsOf))
  known.set(title, words)
  return words
}

/** The words of a text: runs of three letters and more, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Letter}{3,}/gu) ?? []
}

/** What React Aria and the machine say by themselves, which know no pseudo-locale. */
export const machineWords: ReadonlySet<string> = new Set(
  ['Dismiss', 'Selected Date', 'Suggestions', 'Today', ...days('long'), ...days('short')].flatMap(wordsOf),
)

/** A day of every month and every weekday, as they are written. */
function days(style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('en', { weekday: style, month: style })
  return Array.from({ length: 84 }, (_, at) => format.format(new Date(2026, at % 12, at % 7)))
}

async function givenTexts(title: string): Promise<string[]> {
  const { stories, records } = await import('virtual:story-sources')
  const own = stories.filter((text) => text.includes(`title: '${title}'`))
  return [...own.map((text) => text.replaceAll(plays, '')), ...records]
}

const plays = /^ *play: .*,$|^( *)play: [^]*?\n\1\}.*$|^.*By(Role|Text|LabelText)\(.*$/gm
