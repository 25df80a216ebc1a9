/** Doubles the size of text, as a reader can in the browser; returns a function that undoes it. */
export function doubleText(): () => void {
  const { style } = document.documentElement
  const before = style.fontSize
  style.fontSize = '200%'
  return () => void (style.fontSize = before)
}
