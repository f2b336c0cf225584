import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import sharp from 'sharp'
import type { ServerContext } from '../context.ts'
import { isMade, makeOnce } from './deps.ts'
import { isHistoryMade } from './history/history.ts'
import { pastCoverKey } from './history/projects.ts'

/** The part of a wide cover (960 by 540) in whose middle the lead stands: cards show it upright and small, and cut what is beside it. */
const aroundLead = { left: 332, top: 0, width: 628, height: 540 } as const
const picture = { contentType: 'image/webp', cacheControl: 'public, max-age=86400' }

/** Draws what projects and stars of the past show; nothing where there is no past. */
export async function makePastCovers(
  { db, clock, storage }: Pick<ServerContext, 'db' | 'clock' | 'storage'>,
  studio: Pick<DemoStudio, 'dramas' | 'drawCovers'>,
): Promise<void> {
  if (!(await isHistoryMade({ db }))) return
  for (const drama of studio.dramas) {
    const name = `past face/${drama.slug}`
    if (await isMade(db, name)) continue
    const { wide } = await studio.drawCovers(drama)
    const face = await sharp(wide).extract(aroundLead).webp({ quality: 88 }).toBuffer()
    await storage.put(pastCoverKey(drama.slug), face, picture)
    await makeOnce(db, name, clock(), async () => 0)
  }
}
