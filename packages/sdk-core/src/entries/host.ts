// Checks of a host's page on answers and amounts before they are sent.

export { askHost, type AskHostOptions, type HostSay } from '../host/askHost'
export type { AnswersPatch, BeforeSubmit, BeforeSubmitAnswer, OpenAnswers } from '../host/BeforeSubmit'
