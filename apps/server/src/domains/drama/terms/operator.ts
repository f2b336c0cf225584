import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Authoring } from '../authoring.ts'
import type { Edit } from '../edit.ts'
import { publishDueJob } from '../jobs.ts'
import { type DramaTerms, findTerms, listDue, lockTerms, takeOpening, updateTerms } from './queries.ts'

/** How many dramas one run publishes; the next run takes those that are left. */
const publishedAtOnce = 500

/** What operators set about a drama's price and publishing. */
export function createTermsOperator(
  { db, clock, jobs, log }: Pick<ServerContext, 'db' | 'clock' | 'jobs' | 'log'>,
  authoring: Pick<Authoring, 'publishDrama' | 'listing'>,
) {
  return {
    /** Refuses 4002. */
    find: async (on: Db, id: number): Promise<DramaTerms> => (await findTerms(on, id)) ?? refuse('notFound'),
    /** Refuses 4002; 4003 where a published drama is to be published, 4000 where its time is over. */
    async set(tx: Db, id: number, terms: DramaTerms): Promise<Edit<DramaTerms>> {
      const { isPublished, ...before } = (await lockTerms(tx, id)) ?? refuse('notFound')
      const { opensMs } = terms
      if (opensMs !== null && opensMs !== before.opensMs) {
        if (isPublished) refuse('stateChanged')
        const waitMs = opensMs - clock()
        if (waitMs <= 0) return refuseField('opens_time')
        // The minute's look is soon enough after a lost job; this one is there in time.
        await jobs.enqueue(
          publishDueJob,
          {},
          {
            tx,
            key: `drama ${id} ${opensMs}`,
            delaySeconds: Math.ceil(waitMs / 1000),
          },
        )
      }
      await updateTerms(tx, id, terms)
      await authoring.listing.protectLocked(tx, id)
      return { before, after: terms }
    },
    /** Publishes what is due, each drama once however many do it at the same time. */
    async publishDue(): Promise<void> {
      for (const id of await listDue(db, clock(), publishedAtOnce)) {
        await db.transaction(
          async (tx) => {
            if (!(await takeOpening(tx, id, clock()))) return
            await authoring.publishDrama(tx, id)
            tx.afterCommit(() => log.info({ dramaId: id }, 'a drama was published at its time'))
          },
          { retries: 3 },
        )
      }
    },
  }
}
