import { describe, expect, it } from 'vitest'
import { instrumentSql } from './instrumentSql.ts'

describe('instrumentSql', () => {
  it('has a condition ask whether its refusal stands, so that the next is asked when it does not', () => {
    const { text, sites } = instrumentSql(
      'check',
      `begin
        -- if nothing then
        if amount is null or (amount < 1) then
          perform app_private.refuse('a', 'No; amount.');
        elsif amount > 5 then perform app_private.refuse('b', 'Too ''much''.');
        end if;
      end`,
    )

    expect(sites.map(({ name }) => name)).toEqual(['check: a · No; amount.', "check: b · Too 'much'."])
    expect(text.replaceAll(/\s+/g, ' ')).toBe(
      `begin -- if nothing then if (case when amount is null or (amount < 1) then app_private.stands('check: a · No; amount.') else false end) then ` +
        `perform app_private.refuse('a', 'No; amount.'); ` +
        `elsif (case when amount > 5 then app_private.stands('check: b · Too ''much''.') else false end) then perform app_private.refuse('b', 'Too ''much''.'); ` +
        `end if; end`,
    )
  })

  it('leaves out a refusal that follows something else, and tells two with the same words apart', () => {
    const { text, sites } = instrumentSql(
      'check',
      `begin x := 1; perform app_private.refuse('a'); else perform app_private.refuse('a'); end`,
    )

    expect(sites.map(({ name }) => name)).toEqual(['check: a', 'check: a (1)'])
    expect(text).toBe(
      `begin x := 1; if app_private.stands('check: a') then perform app_private.refuse('a'); end if; ` +
        `else if app_private.stands('check: a (1)') then perform app_private.refuse('a'); end if; end`,
    )
  })
})
