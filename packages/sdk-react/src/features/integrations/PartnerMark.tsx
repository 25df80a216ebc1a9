import type { IntegrationPartner } from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { styled } from 'styled-components'

export interface PartnerMarkProps {
  partner: IntegrationPartner
}

/** The picture of who offers an integration; the name, where it cannot be shown. (INTEG-003) */
export function PartnerMark({ partner: { name, logo } }: PartnerMarkProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Mark>
      {logo && !isBroken ? (
        <img data-logo="" src={logo} alt={name} onError={() => setBroken(true)} />
      ) : (
        <bdi>{name}</bdi>
      )}
    </Mark>
  )
}

const Mark = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(48 * var(--capstan-unit));
  font-size: var(--capstan-font-size-lead);
  font-weight: var(--capstan-font-weight-strong);
  > bdi {
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  > img {
    max-width: 100%;
    max-height: calc(40 * var(--capstan-unit));
    padding: calc(4 * var(--capstan-unit));
    border-radius: var(--capstan-radius-base);
    /* A partner's picture is drawn for a light ground. */
    background: #fff;
  }
`
