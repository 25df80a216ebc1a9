/** Text as large as a reader may have set it: twice the usual; answers how to take that back. */
export function doubleText(): () => void {
  const { style } = document.documentElement
  const before = style.fontSize
  style.fontSize = '200%'
  return () => void (style.fontSize = before)
}
