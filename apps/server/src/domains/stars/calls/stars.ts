import type { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { wordsOf } from '@cliffhanger/rules/search-text.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { readBanners } from '../../drama/index.ts'
import type { StarsNeeds } from '../needs.ts'
import { presentDiscover, presentStar } from '../present.ts'
import { listOpenCategories } from '../queries/categories.ts'
import { listOpenEntries } from '../queries/discover.ts'
import { foldNewNames } from '../queries/search.ts'
import { countStars, findShownStar, findStarOf, listStars as readStars } from '../queries/stars.ts'

type Calls = typeof starCalls

/** Banners of the list of stars, as of now. */
export const listStarBanners: Handler<Calls['listStarBanners']> = async (context) => ({
  list: await readBanners(context, 'stars'),
})

/** The discover block in the order operators gave it. */
export const listDiscoverEntries: Handler<Calls['listDiscoverEntries']> = async (context) => ({
  list: (await listOpenEntries(context.db)).map((row) => presentDiscover(context, row)),
})

/** What operators write about the section of stars. */
export const listStarNotices =
  ({ notices }: StarsNeeds): Handler<Calls['listStarNotices']> =>
  (context, page) =>
    notices.listOfStars(context, page)

/** Categories in the order operators gave them. */
export const listStarCategories: Handler<Calls['listStarCategories']> = async ({ db, language }) => ({
  list: (await listOpenCategories(db)).map(({ id, names, sort }) => ({
    id,
    name: textIn(names, language) ?? '',
    sort,
  })),
})

/** One star. */
export const getStar: Handler<Calls['getStar']> = async (context, { star_id: id }) => ({
  star: presentStar(context, (await findShownStar(context.db, id)) ?? refuse('notFound')),
})

/** Stars of all categories or of one, also by a part of their names. */
export const listStars: Handler<Calls['listStars']> = async (
  context,
  { cate_id: categoryId = 0, keyword = '', sort, page, limit },
) => {
  const { db, caller } = context
  const filter = { categoryId, words: wordsOf(keyword) }
  if (filter.words.length > 0) await foldNewNames(db)
  const [rows, total, mine] = await Promise.all([
    readStars(db, filter, { sort, offset: (page - 1) * limit, limit }),
    countStars(db, filter),
    findStarOf(db, caller.userId),
  ])
  return {
    list: rows.map((row) => presentStar(context, row)),
    mine: mine ? presentStar(context, mine) : null,
    total,
    page,
    limit,
  }
}
