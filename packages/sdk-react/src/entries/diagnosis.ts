'use client'

// Finds mistakes in a set-up.

export { diagnosisMessages } from '../provider/setup/diagnosisMessages'
export { SetupOverlay } from '../provider/setup/SetupOverlay'
