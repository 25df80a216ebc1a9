'use client'

// Charts of figures, each with a table.

export type { ChartFigure } from '../charts/ChartFigure'
export type { ChartProps } from '../charts/ChartFrame'
export { chartsMessages, type ChartsMessages } from '../charts/messages'
export { RoundProgress, type RoundProgressProps } from '../charts/RoundProgress'
export type { RoundFigures } from '../charts/roundParts'
export { ShareChart, type ShareChartProps } from '../charts/ShareChart'
export type { RestOfShares, Share, ShareState } from '../charts/shareParts'
export { VestingTimeline, type VestingTimelineProps } from '../charts/VestingTimeline'
export type { VestingSchedule, VestingStep } from '../charts/vestingOf'
