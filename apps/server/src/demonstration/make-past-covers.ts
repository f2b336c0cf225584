import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ServerContext } from '../context.ts'
import { isMade, makeOnce } from './deps.ts'
import { isHistoryMade } from './history/history.ts'
import { pastCoverKey, pastWideKey } from './history/projects.ts'
import { pastPortraitKey } from './history/star-posts.ts'

const picture = { contentType: 'image/webp', cacheControl: 'public, max-age=86400' }

/** Draws what projects and stars of the past show; nothing where there is no past. */
export async function makePastCovers(
  { db, clock, storage }: Pick<ServerContext, 'db' | 'clock' | 'storage'>,
  studio: Pick<DemoStudio, 'dramas' | 'drawCovers' | 'stars' | 'drawStar'>,
): Promise<void> {
  if (!(await isHistoryMade({ db }))) return
  for (const star of studio.stars) {
    const name = `star portrait/${star}`
    if (await isMade(db, name)) continue
    await storage.put(pastPortraitKey(star), (await studio.drawStar(star)).portrait, picture)
    await makeOnce(db, name, clock(), async () => 0)
  }
  for (const drama of studio.dramas) {
    const name = `past covers/${drama.slug}`
    if (await isMade(db, name)) continue
    const { upright, wide } = await studio.drawCovers(drama)
    await storage.put(pastCoverKey(drama.slug), upright, picture)
    await storage.put(pastWideKey(drama.slug), wide, picture)
    await makeOnce(db, name, clock(), async () => 0)
  }
}
