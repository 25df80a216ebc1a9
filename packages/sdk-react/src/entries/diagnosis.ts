'use client'

// What helps to find out what is wrong with a set-up.

export { diagnosisMessages } from '../provider/diagnosisMessages'
export { SetupOverlay } from '../provider/SetupOverlay'
