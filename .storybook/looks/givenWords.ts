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

async function givenTexts(title: string): Promise<string[]> {
  const { stories, records } = await import('./sources')
  const own = Object.values(stories).filter((text) => text.includes(`title: '${title}'`))
  return [...own.map((text) => text.replaceAll(plays, '')), ...Object.values(records)]
}

const plays = /^ *play: .*,$|^( *)play: [^]*?\n\1\}.*$|^.*By(Role|Text|LabelText)\(.*$/gm
