/**
 * Applies the print styles to the screen, also those that are added later; returns a function that undoes it. The rules for `print`
 * count for every medium meanwhile.
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
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []), // a rule that contains others
  ])
}
