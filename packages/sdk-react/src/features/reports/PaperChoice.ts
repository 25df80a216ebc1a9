/** Parameters of a page to print. @public */
export interface PaperChoice {
  /** `YYYY-MM-DD`: the end of that day; the present when undefined. */
  day?: string
  /** The id of the account whose statement it is. */
  holderId?: string
}

/** Parameters of a page to print, with the callbacks that change them and close the page. */
export interface ChosenPaper {
  choice: PaperChoice
  onChoice: (choice: PaperChoice) => void
  /** The reader's own account. */
  account: { type: string; name: string }
  onClose: () => void
}
