/** Returns the `autocomplete` of a field: the token for a fact about the person who fills the form in, and `off` for others. */
export function ownFact(isOwn: boolean) {
  return (token: string) => ({ autoComplete: isOwn ? token : 'off' })
}
