import type { ServerContext } from '../../context.ts'
import type { Authoring } from './authoring.ts'
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
  charts: chartsOperator,
  home: { read: readHomeSettings, change: changeHomeSettings },
  shares: sharesOperator,
  /** Prices, what is free, and publishing at a set time. */
  terms: createTermsOperator(context, authoring),
  /** Unlocks that failed and were not paid back by themselves. */
  unlocks: createUnlocksOperator(context, domains),
})

export type DramaOperator = ReturnType<typeof createDramaOperator>
