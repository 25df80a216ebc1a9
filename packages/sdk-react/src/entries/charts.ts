'use client'

// Charts of figures, each with a table.

export type { ChartFigure } from '../charts/ChartFigure'
export type { ChartProps } from '../charts/ChartFrame'
export { chartsMessages, type ChartsMessages } from '../charts/messages'
export { RoundProgress, type RoundProgressProps } from '../charts/RoundProgress'
export type { RoundFigures } from '../charts/roundParts'
export { ShareChart, type ShareChartProps } from '../charts/shares/ShareChart'
export type { RestOfShares, Share, ShareState } from '../charts/shares/shareParts'
export { VestingTimeline, type VestingTimelineProps } from '../charts/vesting/VestingTimeline'
export type { VestingSchedule, VestingStep } from '../charts/vesting/vestingOf'
