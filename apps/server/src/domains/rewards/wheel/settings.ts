import { defaultWheelSettings, type WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import type { Db } from '../../../platform/database/db.ts'

export const settingsKey = 'wheel'

/** What operators set for the turntable; version 0 where nobody changed anything. */
export async function readWheelSettings(db: Db): Promise<{ settings: WheelSettings; version: number }> {
  const stored = await db.find<{ value: Partial<WheelSettings>; version: number }>(
    `select value, version from platform_settings where key = $1`,
    [settingsKey],
  )
  return { settings: { ...defaultWheelSettings, ...stored?.value }, version: stored?.version ?? 0 }
}
