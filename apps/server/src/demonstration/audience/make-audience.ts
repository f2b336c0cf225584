import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoDrama } from '@cliffhanger/demo-films/films.ts'
import { dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { isMade, makeOnce } from '../deps.ts'
import { isHistoryMade } from '../history/history.ts'
import { choicesOf } from '../history/seeded.ts'
import { openSimulation } from '../history/simulation.ts'
import { openTimeline } from '../history/timeline.ts'
import { listPastMembers, listTriedMembers, type PastMember } from './past-members.ts'
import { planVisit, visitMs } from './visit.ts'

/** What the audience of a drama needs. */
export interface AudienceMaker {
  readonly context: ServerContext
  readonly compose: (context: ServerContext) => Domains
}

/** Its rows are locked for as long as so many people watch. */
const atOnce = 20

const lookEveryMs = 200
const looks = 150

/** Who comes: the first few, so that the next drama is filmed soon, or everybody who did not come yet. */
type Crowd = 'first' | 'all'

/** A drama without plays is better than none: what goes wrong here is logged, and the next drama is made. */
export async function makeAudience(
  maker: AudienceMaker,
  crowd: Crowd,
  dramaId: number,
  drama: Pick<DemoDrama, 'slug'>,
): Promise<void> {
  try {
    if (!(await isHistoryMade(maker.context))) return
    const releaseMs = await findRelease(maker.context, dramaId)
    if (releaseMs !== undefined) await letWatch(maker, crowd, { slug: drama.slug, dramaId, releaseMs })
  } catch (error) {
    maker.context.log.error({ err: error }, `the demonstration's ${drama.slug} was made without all of its audience`)
  }
}

/** When a drama came out. It is listed a moment after its last episode is complete, if all of them are. */
async function findRelease({ db }: Pick<ServerContext, 'db'>, dramaId: number): Promise<number | undefined> {
  for (let look = 0; look < looks; look++) {
    const drama = await db.find<{ published_ms: number }>(
      'select published_ms from dramas where id = $1 and is_listed',
      [dramaId],
    )
    if (drama) return drama.published_ms
    await sleep(lookEveryMs)
  }
  return undefined
}

interface Screening {
  readonly slug: string
  readonly dramaId: number
  /** Nobody watches before. */
  readonly releaseMs: number
}

/**
 * Lets members of the past watch a drama that is there by now, on the days since it came out: they play, like, rate, keep and unlock it by the product's calls.
 * Everybody's part is made once, some people at a time.
 */
async function letWatch({ context, compose }: AudienceMaker, crowd: Crowd, screening: Screening): Promise<void> {
  const { slug } = screening
  const choices = choicesOf(`audience/${slug}`)
  const percent = choices.between(30, 80)
  const members = await listPastMembers(context)
  const audience = [
    ...(await listTriedMembers(context)).filter(() => choices.below(100) < percent),
    ...members.filter(() => choices.below(100) < percent),
  ]
  const count = crowd === 'first' ? Math.min(atOnce, audience.length) : audience.length
  for (let first = 0; first < count; first += atOnce) {
    const name = `audience/${slug}/${first}`
    if (await isMade(context.db, name)) continue
    const viewers = audience.slice(first, first + atOnce)
    await watchTogether({ context, compose }, { ...screening, name, viewers })
  }
}

async function watchTogether(
  { context, compose }: AudienceMaker,
  {
    name,
    viewers,
    slug,
    dramaId,
    releaseMs,
  }: Screening & { readonly name: string; readonly viewers: readonly PastMember[] },
): Promise<void> {
  const { TIME_ZONE: zone } = context.settings
  const nowMs = context.clock()
  const untilMs = dayStartMs(platformDay(nowMs, zone), zone)
  // One that came out today has had no evening yet.
  if (releaseMs + visitMs > untilMs) return
  await makeOnce(context.db, name, nowMs, async (tx) => {
    const simulation = await openSimulation(context, compose, tx, releaseMs)
    try {
      const timeline = openTimeline(releaseMs, simulation.goTo)
      for (const viewer of viewers) planVisit({ simulation, timeline, releaseMs, untilMs, dramaId, slug }, viewer)
      await timeline.live(nowMs + 1)
      // They watched on days that were summed long ago.
      await simulation.domains.drama.sumWatchedAgainFrom(tx, releaseMs)
      await simulation.domains.business.sumAgainFrom(tx, platformDay(releaseMs, zone))
    } finally {
      await simulation.close()
    }
    return dramaId
  })
}
