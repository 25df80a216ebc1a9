'use client'

// Finds mistakes in a set-up.

export { diagnosisMessages } from '../provider/diagnosisMessages'
export { SetupOverlay } from '../provider/SetupOverlay'
