import { mutantsIn } from './mutantsIn.ts'

/** One step at a time, and every reader is told where they are. */
export const steps = [
  ...mutantsIn('react', 'packages/sdk-react/src/features/steps', [
    {
      name: 'an inactive step shows its form',
      file: 'StepPanelView.tsx',
      find: "    case 'inactive':",
      replace: "    case 'inactive': return <StepBody {...types} />\n    case 'nothing':",
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'focus stays behind when a step is complete',
      file: '../../provider/arriveAt.ts',
      find: '  heading.focus()',
      replace: '',
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'a step that takes focus is announced besides',
      file: '../../provider/arriveAt.ts',
      find: '  if (isElsewhere(block)) return announce',
      replace: "  announce(heading.textContent ?? '')\n  if (isElsewhere(block)) return announce",
      test: 'StepProcessView.test.tsx',
    },
    {
      name: 'a provider’s words are believed from any page',
      file: 'frames/useFrameMessages.ts',
      find: 'event.origin !== origin || ',
      replace: '',
      test: 'types/StepBody.test.tsx',
    },
    {
      name: 'a step may lead to an unsafe page',
      file: 'step/safeUrl.ts',
      find: "if (url.protocol === 'https:') return true",
      replace: 'return true',
      test: 'types/StepBody.test.tsx',
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
