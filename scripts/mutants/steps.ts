import { mutantsIn } from './mutantsIn.ts'

/** One step at a time, and every reader is told where they are. */
export const steps = [
  ...mutantsIn('core', 'packages/sdk-core/src/steps', [
    {
      name: 'the current step is the first that is listed',
      file: 'currentStep.ts',
      find: '[...steps].sort((a, b) => a.order - b.order)',
      replace: '[...steps]',
      test: 'currentStep.test.ts',
    },
    {
      name: 'a step that is not current can be worked on',
      file: 'stepState.ts',
      find: 'if (current && current.id !== step.id)',
      replace: 'if (false)',
      test: 'currentStep.test.ts',
    },
    {
      name: 'a step that failed is followed for ever',
      file: '../live/isSettled.ts',
      find: "steps: { field: 'status', at: ['complete', 'failed'] }",
      replace: "steps: { field: 'status', at: ['complete'] }",
      test: 'stepMessageKey.test.ts',
    },
    {
      name: 'a step tried too often says nothing',
      file: 'stepMessageKey.ts',
      find: "return 'retryLimit'",
      replace: 'return undefined',
      test: 'stepMessageKey.test.ts',
    },
    {
      name: 'a change that comes late overwrites a newer one',
      file: 'stepView.ts',
      find: 'version !== undefined && version < view.version',
      replace: 'false',
      test: 'stepView.test.ts',
    },
    {
      name: 'a step is sent twice',
      file: 'stepView.ts',
      find: "return view.phase === 'open'\n        ? {",
      replace: 'return true\n        ? {',
      test: 'stepView.test.ts',
    },
    {
      name: 'the first step counts as a position',
      file: 'progressText.ts',
      find: 'if (position === 1) return texts.notStarted',
      replace: '',
      test: 'progressText.test.ts',
    },
  ]),
  ...mutantsIn('react', 'packages/sdk-react/src/steps', [
    {
      name: 'an inactive step shows its form',
      file: 'StepPanelView.tsx',
      find: "    case 'inactive':",
      replace: "    case 'inactive': return <StepBody {...types} />\n    case 'nothing':",
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'focus stays behind when a step is complete',
      file: 'useStepFocus.ts',
      find: 'else heading.focus()',
      replace: '',
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'a step that takes focus is announced besides',
      file: 'useStepFocus.ts',
      find: '    if (isElsewhere(root.current)) announce',
      replace: "    announce(heading.textContent ?? '')\n    if (isElsewhere(root.current)) announce",
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'a provider’s words are believed from any page',
      file: 'useFrameMessages.ts',
      find: 'event.origin !== origin || ',
      replace: '',
      test: 'StepBody.test.tsx',
    },
    {
      name: 'a step may lead to an unsafe page',
      file: 'safeUrl.ts',
      find: "if (url.protocol === 'https:') return true",
      replace: 'return true',
      test: 'StepBody.test.tsx',
    },
    {
      name: 'the host is not told that all steps are done',
      file: 'useOnComplete.ts',
      find: "if (status === 'complete' && wasOpen.current) tell.current?.()",
      replace: '',
      test: 'StepProcess.test.tsx',
    },
  ]),
]
