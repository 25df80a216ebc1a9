/** Returns true for Safari, where pages of other sites lose their session in a frame. */
export function isSafari(userAgent: string): boolean {
  return /safari/i.test(userAgent) && !/chrome|chromium|crios|fxios|edg|opr|android/i.test(userAgent)
}
