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
  }
}
