import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ServerContext } from '../context.ts'
import { makeOnce } from './deps.ts'

/** Where the picture of a project about a drama is, whether it is drawn yet or not. */
export const projectCoverKey = (slug: string): string => `public/demonstration/projects/${slug}.webp`

const picture = { contentType: 'image/webp', cacheControl: 'public, max-age=86400' }
const part = 'project covers'

/** Draws the pictures of projects that are there. */
export async function makeProjectCovers(
  { db, clock, storage }: Pick<ServerContext, 'db' | 'clock' | 'storage'>,
  studio: Pick<DemoStudio, 'dramas' | 'drawCovers'>,
): Promise<void> {
  const wanted = await db.query<{ cover_key: string }>('select cover_key from crowd_projects')
  const keys = new Set(wanted.map(({ cover_key: key }) => key))
  for (const drama of studio.dramas) {
    const key = projectCoverKey(drama.slug)
    if (keys.has(key)) await makeOnce(db, `${part}/${drama.slug}`, clock(), async () => {
      await storage.put(key, (await studio.drawCovers(drama)).wide, picture)
      return 0
    })
  }
}
