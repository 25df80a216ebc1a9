import type { Component } from './components.ts'

/** The actions of the administration blocks that a host can switch off. */
export const adminActions = ['delete', 'lock', 'sync', 'test', 'edit'] as const

export type AdminAction = (typeof adminActions)[number]

/** The components of the administration blocks. */
export const adminComponents: readonly Component[] = ['signingTemplates', 'payments', 'questions']

/** The components that switches bound: a mapping process of the payment administration is worked through in steps. */
const boundComponents: readonly Component[] = [...adminComponents, 'steps']

/** The words of a grant that an action needs. All other writes of the administration are edits. */
const wordsOf: Readonly<Record<Exclude<AdminAction, 'edit'>, readonly string[]>> = {
  delete: ['Mutation.updateMappedSigningTemplateById(input.patch.deleted'],
  lock: [
    'Mutation.updateMappedSigningTemplateById(input.patch.locked',
    'Mutation.updateOnboardingQuestionSetById(input.patch.locked',
  ],
  sync: ['Mutation.docusignSyncTemplateList', 'Mutation.northCapitalSync'],
  test: ['Mutation.testMappedSigningTemplate'],
}

/** Returns true when the switched-off actions of a session forbid a word in the grant of one of its components. */
export function isWordOff(component: Component, word: string, switchedOff: readonly string[]): boolean {
  if (switchedOff.length === 0 || !boundComponents.includes(component)) return false
  return switchedOff.includes(actionOf(word))
}

/** Returns true when the switched-off actions of a session forbid a path that one of its components posts to. */
export function isPostOff(component: Component, path: string, switchedOff: readonly string[]): boolean {
  // A second factor confirms an action that is granted itself.
  const isEdit = boundComponents.includes(component) && !path.startsWith('/api/v2/second-factor/')
  return isEdit && switchedOff.includes('edit')
}

/** The action that a word belongs to. A word that several actions need, or that only reads, belongs to none. */
function actionOf(word: string): AdminAction | 'none' {
  if (!word.startsWith('Mutation.')) return 'none'
  for (const action of ['delete', 'lock', 'sync', 'test'] as const)
    if (wordsOf[action].some((of) => word === of || word.startsWith(`${of}(`))) return action
  return isShared(word) ? 'none' : 'edit'
}

/** True for fields that lead to one of the other actions, and for the record and version that it names. */
function isShared(word: string): boolean {
  return [...wordsOf.delete, ...wordsOf.lock].some((of) => {
    const mutation = of.slice(0, of.indexOf('('))
    return of.startsWith(word) || [`${mutation}(input.id`, `${mutation}(input.patch.version`].includes(word)
  })
}
