import { join } from 'node:path'
import { createAuthoring } from './domains/drama/index.ts'
import { createMediaDomain } from './domains/media/index.ts'
import { importDrama } from './drama-import/import-drama.ts'
import { readRequest, usage } from './drama-import/read-request.ts'
import { openPlatform } from './open-platform.ts'
import { findRunningCluster } from './platform/database/postgres/cluster.ts'
import type { Settings } from './settings.ts'

/** `drama import`: makes a drama of local video files, beside a running server or without one. Throws one sentence when it cannot. */
export async function runDramaCommand(settings: Settings, words: readonly string[]): Promise<void> {
  if (words[0] !== 'import') throw new Error(usage)
  const request = await readRequest(words.slice(1), new Date().getFullYear())
  const url = settings.DATABASE_URL || ((await findRunningCluster(join(settings.DATA_DIR, 'postgres'))) ?? '')
  const platform = await openPlatform({ ...settings, DATABASE_URL: url }, 'worker')
  try {
    const { context } = platform
    const media = createMediaDomain(context, {
      // Nobody watches anything here.
      session: { isLive: async () => false, platform: async () => ({ h5_url: '' }) },
    })
    const drama = { authoring: createAuthoring(context.db, context.clock, media) }
    if (!(await media.toolsForMembers()))
      throw new Error('There is no ffmpeg on this machine, so no video can be converted')
    await context.jobs.start()
    await media.start?.('worker')
    await importDrama({ context, drama, media, say: (line) => console.log(line) }, request)
  } finally {
    await platform.close()
  }
}
