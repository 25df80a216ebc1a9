import type { roundIds } from './ids.ts'

/** A round of the demo companies; days count from today. */
export interface DemoRound {
  key: keyof typeof roundIds
  asset: string
  name: string
  /** Its name, its class in short, what a unit is worth today. */
  security: [name: string, ticker: string, unitValue: string]
  /** Earlier values of a unit, each with the day from which it counts. */
  worth?: [day: number, unitValue: string][]
  status: 'drafted' | 'active' | 'closed' | 'stale'
  opens: number
  closes: number
  total: string
  price: string
  deployed?: string
}

/** Rounds in every status. */
export const rounds: DemoRound[] = [
  {
    key: 'series-seed',
    asset: 'halden-preferred',
    name: 'Series Seed',
    security: ['Series Seed Preferred', 'S-1', '12.50'],
    status: 'stale',
    opens: -1500,
    closes: -1300,
    total: '250000',
    price: '2.40',
  },
  {
    key: 'series-a',
    asset: 'halden-preferred',
    name: 'Series A',
    security: ['Series A Preferred', 'A-1', '12.50'],
    worth: [
      [-700, '8.00'],
      [-345, '9.75'],
      [-290, '12.50'],
    ],
    status: 'closed',
    opens: -800,
    closes: -600,
    total: '400000',
    price: '8.00',
  },
  {
    key: 'series-b',
    asset: 'halden-preferred',
    name: 'Series B',
    security: ['Series B Preferred', 'B-1', '12.50'],
    status: 'active',
    opens: -45,
    closes: 75,
    total: '800000',
    price: '12.50',
  },
  {
    key: 'series-c',
    asset: 'halden-preferred',
    name: 'Series C',
    security: ['Series C Preferred', 'C-1', '18.00'],
    status: 'drafted',
    opens: 120,
    closes: 240,
    total: '600000',
    price: '18.00',
  },
  {
    key: 'senior-notes',
    asset: 'cinder-notes',
    name: 'Senior Notes 2031',
    security: ['Cinder Peak Senior Notes', 'SN-31', '1000'],
    status: 'active',
    opens: -200,
    closes: 90,
    total: '40000',
    price: '1000',
  },
  {
    key: 'first-close',
    asset: 'solvay-fund',
    name: 'First Close',
    security: ['Limited Partner Interests', 'LP', '1000'],
    status: 'active',
    opens: -120,
    closes: 120,
    total: '60000',
    price: '1000',
    deployed: '18500000',
  },
  {
    key: 'founders',
    asset: 'larch-common',
    name: 'Founders',
    security: ['Larch & Loom Common', 'COM', '1.10'],
    worth: [
      [-700, '0.75'],
      [-520, '1.01'],
      [-200, '1.10'],
    ],
    status: 'closed',
    opens: -900,
    closes: -500,
    total: '2000000',
    price: '0.75',
  },
  {
    key: 'community',
    asset: 'larch-common',
    name: 'Community Round',
    security: ['Community Common', 'COM-C', '0.10'],
    status: 'active',
    opens: -20,
    closes: 100,
    total: '10000000',
    price: '0.1',
  },
  {
    key: 'advisors',
    asset: 'larch-common',
    name: 'Advisor Grant',
    security: ['Advisor Common', 'COM-A', '0.10'],
    status: 'active',
    opens: -20,
    closes: 100,
    total: '1000000',
    price: '0',
  },
  {
    key: 'timber-one',
    asset: 'tidewater-units',
    name: 'Fund I',
    security: ['Tidewater Timber Units', 'TT-1', '47.25'],
    worth: [
      [-700, '50.00'],
      [-400, '52.40'],
      [-60, '47.25'],
    ],
    status: 'closed',
    opens: -1000,
    closes: -700,
    total: '120000',
    price: '50',
  },
  {
    key: 'timber-two',
    asset: 'tidewater-units',
    name: 'Fund I Extension',
    security: ['Tidewater Extension Units', 'TT-2', '50'],
    status: 'active',
    opens: -10,
    closes: 200,
    total: '5000000',
    price: '50',
  },
  {
    key: 'timber-three',
    asset: 'tidewater-units',
    name: 'Fund II',
    security: ['Tidewater Fund II Units', 'TT-3', '55'],
    status: 'active',
    opens: 30,
    closes: 200,
    total: '200000',
    price: '55',
  },
  {
    key: 'sold-out',
    asset: 'cinder-bridge',
    name: 'Bridge 2025',
    security: ['Cinder Peak Bridge Note', 'BR-25', '100'],
    status: 'active',
    opens: -60,
    closes: 60,
    total: '5000',
    price: '100',
  },
]
