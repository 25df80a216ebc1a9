import type { Capstan } from '@capstan/sdk-core'
import { type Profile, type ProfileAddress, profileQuery } from '@capstan/sdk-core/profiles'
import { styled } from 'styled-components'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { countryName } from '../../ui/fields/phone/countryOptions'
import { narrow } from '../../ui/layout/breakpoints'

/** Returns the profile of a party as far as the reader may see it; a paper without it names the party alone. */
export function useProfile(capstan: Capstan, id: string | undefined): Profile | undefined {
  const profile = useCapstanQuery({ ...profileQuery(capstan, id ?? ''), enabled: id !== undefined })
  return profile.status === 'ready' ? profile.data : undefined
}

/** The address that a letter goes to: the mailing address, else the address of the account. */
export const addressOf = ({ addresses }: Profile, locale: string): readonly string[] =>
  addressLinesOf(addresses.find(({ type }) => type === 'mailing') ?? addresses[0], locale)

/** The lines of an address, and its country in the language of the letter. */
export function addressLinesOf(address: ProfileAddress | undefined, locale: string): readonly string[] {
  const { lines = [], country } = address ?? {}
  return country ? [...lines, countryName(country, locale)] : lines
}

/** The lines of an address, each with its own direction. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line, at) => (
      <bdi key={at}>{line}</bdi>
    ))}
  </>
)

/** The head of a letter: its sender, and how to reach it. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--capstan-space-4) var(--capstan-space-8);
  padding-block-end: var(--capstan-space-4);
  border-block-end: 2px solid var(--capstan-text);
  > :first-child {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-4);
  }
  img {
    max-width: calc(160 * var(--capstan-unit));
    max-height: calc(44 * var(--capstan-unit));
  }
`

/** Lines of an address. */
export const LetterLines = styled.div`
  display: grid;
  font-style: normal;
  overflow-wrap: anywhere;
  &[data-end] {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    text-align: end;
  }
`

/** The addressee beside the facts of a letter. */
export const Parties = styled.div`
  display: grid;
  grid-template-columns: 1fr minmax(auto, calc(320 * var(--capstan-unit)));
  align-items: start;
  gap: var(--capstan-space-4) var(--capstan-space-8);
  @container ${narrow} {
    grid-template-columns: 1fr;
  }
`

/** A remark. */
export const Quiet = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
