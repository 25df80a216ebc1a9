/** What the browser may fill in: a fact about whoever fills the form in, and never theirs as somebody else's. */
export function ownFact(isOwn: boolean) {
  return (token: string) => ({ autoComplete: isOwn ? token : 'off' })
}
