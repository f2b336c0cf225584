import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { DemoDrama } from '@cliffhanger/demo-films/films.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Domains } from '../compose-domains.ts'
import type { ServerContext } from '../context.ts'
import type { Authoring, DramaDomain } from '../domains/drama/index.ts'
import type { Db } from '../platform/database/db.ts'
import { isHistoryMade } from './history/history.ts'
import { openSimulation } from './history/simulation.ts'

/** What dramas are made and published by. */
export interface DramaPublisher {
  readonly authoring: Authoring
  readonly operator: Pick<DramaDomain['operator'], 'terms'>
}

/** Acts for a drama on the day on which it came out. */
export type OnRelease = <T>(
  tx: Db,
  drama: Pick<DemoDrama, 'releasedDaysAgo'>,
  act: (publisher: DramaPublisher) => Promise<T>,
) => Promise<T>

/** Dramas come out in the evening. */
const releaseHour = 18

/**
 * Lets the product of the day on which a drama came out act, on the clock of that day (docs/adr/0037). Where the demonstration has no past, all
 * dramas come out today.
 */
export function releasesOf(
  context: ServerContext,
  compose: (context: ServerContext) => Domains,
  today: DramaPublisher,
): OnRelease {
  return async (tx, { releasedDaysAgo }, act) => {
    if (!(await isHistoryMade({ db: tx }))) return act(today)
    const { TIME_ZONE: zone } = context.settings
    const day = addDays(platformDay(context.clock(), zone), -releasedDaysAgo)
    const simulation = await openSimulation(context, compose, tx, dayStartMs(day, zone) + releaseHour * hourMs)
    try {
      return await act(simulation.domains.drama)
    } finally {
      await simulation.close()
    }
  }
}
