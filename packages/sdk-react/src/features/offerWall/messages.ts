import type { Spoken } from '../../language/Messages'

/** Messages of the offer wall. @public */
export const offerWallMessages = {
  title: 'Offerings',
  offeredBy: '{class} · {issuer}, offered by {seller}',
  price: 'Price (USD)',
  minimum: 'Minimum (USD)',
  invited: 'You are invited',
  opens: 'Opens',
  closes: 'Closes',
  daysLeft: 'Days left',
  days: { one: '1 day', other: '{count} days' },

  state_open: 'Open',
  state_closing_soon: 'Closing soon',
  state_not_yet_open: 'Not yet open',
  state_sold_out: 'Sold out',

  view: 'View offering',
  none: 'There are no offerings for you now.',
  noneDetail: 'Offerings that you are invited to, and those open to every investor, are listed here.',
}

/** Messages of the offer wall that a partner may replace. @public */
export type OfferWallMessages = Spoken<typeof offerWallMessages>
