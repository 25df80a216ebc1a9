import { fillIn, useBrand, useMessages } from '@capstan/sdk-react/provider'
import { contentLogo, logoUrl } from '@capstan/theme'
import { useState } from 'react'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { nameOfBrand } from '../session/brandOf'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'

export interface LogoProps {
  /** Names the brand of the account; without one, the logo of the platform is shown. */
  slug?: string
}

/** The logo of the account's brand, leading to the base route or to where the platform is configured to. */
export function Logo({ slug }: LogoProps) {
  const messages = useMessages('frame', frameMessages)
  const host = useHost()
  const { externalLogoUrl } = host.config
  const label = fillIn(messages.home, { product: nameOfBrand(host) })
  const picture = <LogoPicture key={slug} slug={slug} />

  return externalLogoUrl ? (
    <HomeLink as="a" href={externalLogoUrl} className="capstan-logo" aria-label={label}>
      {picture}
    </HomeLink>
  ) : (
    <HomeLink as={Link} to="/" className="capstan-logo" aria-label={label}>
      {picture}
    </HomeLink>
  )
}

/** The picture alone: a brand's logo when it can be had, else the platform's for the ground and the room there is. */
export function LogoPicture({ slug }: LogoProps) {
  const [missing, setMissing] = useState<string>()
  const brand = useBrand()
  const address = slug && (brand?.logo ?? logoUrl(slug))
  if (address && missing !== address) {
    return <AccountPicture src={address} alt="" onError={() => setMissing(address)} />
  }
  return (
    <picture>
      <source media="(max-width: 22.4rem)" srcSet={contentLogo('color-bug')} />
      <source media="(prefers-color-scheme: dark)" srcSet={contentLogo('white-full')} />
      <img src={contentLogo('color-full')} alt="" />
    </picture>
  )
}

const HomeLink = styled.a<{ to?: string }>`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  border-radius: var(--capstan-radius-base);
  picture {
    min-width: 0;
  }
  img {
    display: block;
    width: auto;
    max-width: min(100%, calc(160 * var(--capstan-unit)));
    height: calc(28 * var(--capstan-unit));
    object-fit: contain;
    object-position: left;
  }
`

/* A brand sends one logo, drawn for a white ground: a dark page gives it one. */
const AccountPicture = styled.img`
  @media (prefers-color-scheme: dark) {
    box-sizing: content-box;
    padding: var(--capstan-space-1) var(--capstan-space-2);
    border-radius: var(--capstan-radius-base);
    background: #fff;
  }
`
