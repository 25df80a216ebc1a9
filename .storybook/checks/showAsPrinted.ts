/**
 * Shows the page as it is printed, also parts that are added later; returns a function that undoes it. The rules for `print` count
 * on the screen meanwhile, those for other media do not, and lists show all their rows, as they do before a print.
 */
export function showAsPrinted(): () => void {
  const changed = new Map<MediaList, string>()
  const change = () => {
    for (const sheet of document.styleSheets)
      for (const { media } of mediaRules(sheet.cssRules)) {
        const shown = onScreen[media.mediaText]
        if (shown === undefined) continue
        changed.set(media, media.mediaText)
        media.mediaText = shown
      }
    // Repeated, because a list that is mounted later listens from then on.
    dispatchEvent(new Event('beforeprint'))
  }
  const timer = setInterval(change, 50)
  return () => {
    clearInterval(timer)
    for (const [media, text] of changed) media.mediaText = text
    dispatchEvent(new Event('afterprint'))
  }
}

const onScreen: Readonly<Record<string, string>> = { print: 'all', 'not print': 'not all' }

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []), // a rule that contains others
  ])
}
