/** A step as a vendor describes it. */
export interface StepTemplate {
  type: string
  service?: string
  schema?: object
  renderAttributes: {
    title: string
    progressBarTitle: string
    instructions?: string
    about?: string
    name?: string
    message?: string
    lang?: string
    /** The same texts in other languages. */
    languages?: Record<string, Partial<Omit<StepTemplate['renderAttributes'], 'lang' | 'languages'>>>
  }
}
