import { mutantsIn } from './mutantsIn.ts'

/** What the platform itself refuses to do, whatever a client sends. */
export const platformRules = mutantsIn('sandbox', 'packages/sandbox', [
  {
    name: 'an investor has two open investments in one offering',
    file: 'migrations/0027-make-distribution.sql',
    find: 'if distribution_id is not null then',
    replace: 'if false then',
    test: 'src/platform/graphql/makeDistribution.test.ts',
    title: 'answers the open distribution',
  },
  {
    name: 'units are sold at a price nobody was shown',
    file: 'migrations/0026-check-investment.sql',
    find: 'if expected <> round.price then',
    replace: 'if false then',
    test: 'src/platform/graphql/makeDistribution.test.ts',
    title: 'tells the price',
  },
  {
    name: 'more is sold than the round has',
    file: 'migrations/0301-units-sold.sql',
    find: 'if units > unsold then',
    replace: 'if false then',
    test: 'src/platform/graphql/makeDistribution.test.ts',
    title: 'never sells more',
  },
  {
    name: 'any step can be completed, whichever is current',
    file: 'migrations/0030-complete-step.sql',
    find: 'elsif not found.is_current then',
    replace: 'elsif false then',
    test: 'src/platform/graphql/completeStep.test.ts',
    title: 'not the current one',
  },
  {
    name: 'an investor completes the steps of providers',
    file: 'migrations/0030-complete-step.sql',
    find: 'elsif not app_private.completed_by_investor(step) then',
    replace: 'elsif false then',
    test: 'src/platform/graphql/completeStep.test.ts',
    title: 'forged completion',
  },
  {
    name: 'answers are not checked',
    file: 'migrations/0030-complete-step.sql',
    find: 'perform app_private.check_answers(step.schema, answers);',
    replace: '',
    test: 'src/platform/graphql/completeStep.test.ts',
    title: 'field by field',
  },
  {
    name: 'a repeated request is done again',
    file: 'migrations/0040-stored-answers.sql',
    find: 'return app_private.decrypt(stored.answer);',
    replace: 'return null;',
    test: 'src/platform/graphql/once.test.ts',
    title: 'completes a step once|writes once',
  },
])
