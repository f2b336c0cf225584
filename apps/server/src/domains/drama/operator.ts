import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Authoring } from './authoring.ts'
import { countWatchedBy, listWatchedBy } from './collection/queries/watched.ts'
import { chartsOperator } from './discover/operator.ts'
import { changeHomeSettings, readHomeSettings } from './home-settings.ts'
import type { DramaNeeds } from './needs.ts'
import { readPlays } from './plays/play-figures.ts'
import { readWatched } from './plays/watched.ts'
import {
  countOverviews,
  countUnlisted,
  findEpisodesOfAssets,
  findOverview,
  listEpisodeOverviews,
  listOverviews,
} from './queries/overview.ts'
import { sharesOperator } from './share/operator.ts'
import { createTermsOperator } from './terms/operator.ts'
import { createUnlocksOperator } from './unlock/operator.ts'
import { countUnlockPurchases, findUnlockPurchase, listUnlockPurchases } from './unlock/queries/purchases.ts'
import { unlockIdOf } from './unlock/unlock-service.ts'

/** What operators do about dramas: writing and publishing them, their terms, charts, the home page, shares, and unlocks that failed. */
export const createDramaOperator = (context: ServerContext, domains: DramaNeeds, authoring: Authoring) => ({
  ...authoring,
  listOverviews,
  countOverviews,
  countUnlisted,
  findOverview,
  listEpisodeOverviews,
  findEpisodesOfAssets,
  /** How plays went, by day, connection and drama. */
  readPlays,
  /** What was watched in a period, by day, and which dramas most. */
  readWatched,
  /** What one member watched, without what they took out of their history. */
  history: { list: listWatchedBy, count: countWatchedBy },
  charts: chartsOperator,
  home: { read: readHomeSettings, change: changeHomeSettings },
  shares: sharesOperator,
  /** Prices, what is free, and publishing at a set time. */
  terms: createTermsOperator(context, authoring),
  /** Unlocks that failed and were not paid back by themselves. */
  unlocks: createUnlocksOperator(context, domains),
  /** Purchases of dramas and episodes: a member's, or that of a number. */
  purchases: {
    list: listUnlockPurchases,
    count: countUnlockPurchases,
    find: async (db: Db, number: string) => {
      const id = unlockIdOf(number)
      return id === undefined ? [] : findUnlockPurchase(db, id)
    },
  },
})

export type DramaOperator = ReturnType<typeof createDramaOperator>
