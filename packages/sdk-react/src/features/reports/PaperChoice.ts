/** What of a page to print is chosen. @public */
export interface PaperChoice {
  /** `YYYY-MM-DD`: as of its end; as it is now without. */
  day?: string
  /** Whose statement it is: the id of an account. */
  holderId?: string
}

/** How a page to print is told what is chosen of it, and says what is. */
export interface ChosenPaper {
  choice: PaperChoice
  onChoice: (choice: PaperChoice) => void
  /** Whose page it is: its own account. */
  account: { type: string; name: string }
  onClose: () => void
}
