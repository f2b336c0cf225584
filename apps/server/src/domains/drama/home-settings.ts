import { defaultHomeSettings, type HomeSettings, homeSettings } from '@cliffhanger/contract/drama/home-settings.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'

const key = 'home'

/** What operators set for the home page, with defaults for whatever was not set; version 0 where nobody changed anything. */
export async function readHomeSettings(db: Db): Promise<{ settings: HomeSettings; version: number }> {
  const stored = await db.find<{ value: Partial<HomeSettings>; version: number }>(
    'select value, version from platform_settings where key = $1',
    [key],
  )
  return { settings: { ...defaultHomeSettings, ...stored?.value }, version: stored?.version ?? 0 }
}

/** Sets the home page anew. Refuses 4003 where it has another version than the one expected, 4000 where a section is there twice. */
export async function changeHomeSettings(
  tx: Db,
  wanted: HomeSettings,
  expectedVersion: number,
): Promise<{ before: HomeSettings; after: HomeSettings; version: number }> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['home.settings'])
  const { settings: before, version } = await readHomeSettings(tx)
  if (expectedVersion !== version) refuse('stateChanged')
  const after = homeSettings.parse(wanted)
  if (new Set(after.sections.map(({ code }) => code)).size !== after.sections.length) refuseField('sections')
  await tx.execute(
    'insert into platform_settings (key, value, version) values ($1, $2, $3) on conflict (key) do update set value = $2, version = $3',
    [key, JSON.stringify(after), version + 1],
  )
  return { before, after, version: version + 1 }
}
