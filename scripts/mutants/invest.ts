import { mutantsIn } from './mutantsIn.ts'

/** Investing as a person meets it. */
export const invest = mutantsIn('react', 'packages/sdk-react/src/features/invest', [
  {
    name: 'nobody is told why nothing was invested',
    file: 'amount/InvestPanel.tsx',
    find: '{isRefused(draft) && ',
    replace: '{false && ',
    test: 'InvestCard.test.tsx',
  },
  {
    name: '0 units can be invested',
    file: 'amount/InvestForm.tsx',
    find: 'unavailable={isNone ? messages.unitsMissing : undefined}',
    replace: 'unavailable={undefined}',
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'more units than are left are asked to be confirmed',
    file: 'amount/InvestForm.tsx',
    find: "onDraft({ type: 'invest', limits })",
    replace: "onDraft({ type: 'invest' })",
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'an amount is asked for beside an open investment',
    file: 'amount/AmountPlace.tsx',
    find: '{open ? (',
    replace: '{undefined ? (',
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'two presses of Confirm between two renders send twice',
    file: 'amount/useInvestDraft.ts',
    find: "after.status === 'submitting' && before.status !== 'submitting'",
    replace: "after.status === 'submitting'",
    test: 'amount/useInvestDraft.test.tsx',
  },
  {
    name: 'what is sent names no price',
    file: 'amount/useInvestment.ts',
    find: 'expectedPrice: price,',
    replace: 'expectedPrice: units,',
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'a retry is sent without the key of the draft',
    file: 'amount/useInvestment.ts',
    find: '{ idempotencyKey: key }',
    replace: '{ idempotencyKey: newId() }',
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'the investor is led on before they could read what they did',
    file: 'flow/useAfterInvesting.ts',
    find: 'const redirectDelay = 500',
    replace: 'const redirectDelay = 0',
    test: 'InvestCard.test.tsx',
  },
  {
    name: 'steps are shown before the account is set up',
    file: 'flow/InvestmentOnboardingView.tsx',
    find: '{investor.setup ? children',
    replace: '{true ? children',
    test: 'flow/InvestmentOnboarding.test.tsx',
  },
])
