import { zoneNamed } from '@cliffhanger/rules/platform-day.ts'

/** The zone of this device, in which every moment is written; UTC where the device does not know its own. */
export const deviceZone = (): string => zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
