import type { Spoken } from '../../language/Messages'
import type { offerWallMessages } from './messages'

/** The same in German. */
export const offerWallGerman = {
  title: 'Angebote',
  offeredBy: '{class} · {issuer}, angeboten von {seller}',
  price: 'Preis (USD)',
  minimum: 'Minimum (USD)',
  invited: 'Sie sind eingeladen',
  opens: 'Öffnet am',
  closes: 'Schließt am',
  daysLeft: 'Tage übrig',
  days: { one: '1 Tag', other: '{count} Tage' },
  state_open: 'Offen',
  state_closing_soon: 'Schließt bald',
  state_not_yet_open: 'Noch nicht offen',
  state_sold_out: 'Ausverkauft',
  view: 'Angebot ansehen',
  none: 'Zurzeit gibt es keine Angebote für Sie.',
  noneDetail: 'Hier steht, wozu Sie eingeladen sind und was allen Investoren offensteht.',
} satisfies Spoken<typeof offerWallMessages>
