/** When a loading view may appear and how long it then stays, in ms. */
export const holdTimes = { appears: 50, stays: 600 }

/**
 * The hold of one screen: queries that load together, or one straight after the other, share it.
 *
 * Nothing is visible for the first 50 ms. Once the loading view is visible it stays for 600 ms. A query that starts just after
 * another's view was removed continues that view, without holding it for another 600 ms.
 */
export class LoadingDelay {
  private startedAt = 0
  private shownAt: number | undefined
  private endedAt = -Infinity
  private active = 0

  /** True when a query that starts now belongs to the same load: another is pending, or ended a moment ago. */
  private get isSameLoad(): boolean {
    return this.active > 0 || Date.now() - this.endedAt < holdTimes.appears
  }

  /** True when a new query would continue a loading view that has just ended. */
  get carriesOn(): boolean {
    return this.isSameLoad && this.shownAt !== undefined
  }

  /** A query starts; answers in how many ms its view may appear. */
  begin(): number {
    if (!this.isSameLoad) {
      this.startedAt = Date.now()
      this.shownAt = undefined
    }
    this.active += 1
    return this.shownAt === undefined ? Math.max(0, this.startedAt + holdTimes.appears - Date.now()) : 0
  }

  /** The view is visible now. */
  show(): void {
    this.shownAt ??= Date.now()
  }

  /** How many ms the view has to stay. */
  get remaining(): number {
    return this.shownAt === undefined ? 0 : Math.max(0, this.shownAt + holdTimes.stays - Date.now())
  }

  /** A query that began is over, and its view is gone. */
  end(): void {
    this.active -= 1
    this.endedAt = Date.now()
  }
}
