/**
 * Shows on the screen what would be printed, also of what comes later; answers how to take that back. A browser prints by rules of
 * its own for paper, which count for every medium meanwhile.
 */
export function showAsPrinted(): () => void {
  const changed = new Set<MediaList>()
  const change = () => {
    for (const sheet of document.styleSheets)
      for (const { media } of mediaRules(sheet.cssRules))
        if (media.mediaText === 'print') {
          media.mediaText = 'all'
          changed.add(media)
        }
  }
  change()
  const timer = setInterval(change, 50)
  return () => {
    clearInterval(timer)
    for (const media of changed) media.mediaText = 'print'
  }
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []), // a rule that holds others
  ])
}
