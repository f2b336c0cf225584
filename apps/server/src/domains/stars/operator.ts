import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { movePost, type PostAct } from '@cliffhanger/rules/stars/post-state.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { appendEvents } from '../../platform/realtime/streams.ts'
import type { NewNotice } from '../notices/index.ts'
import type { StarsNeeds } from './needs.ts'
import {
  type CategoryDraft,
  type CategoryRow,
  countCategories,
  hasCategory,
  insertCategory,
  listCategories,
  lockCategory,
  updateCategory,
} from './queries/categories.ts'
import { findComment, listAllComments } from './queries/comments.ts'
import {
  countEntries,
  type DiscoverDraft,
  type DiscoverRow,
  deleteEntry,
  insertEntry,
  listEntries,
  lockEntry,
  updateEntry,
} from './queries/discover.ts'
import { countQueue, findPost, listQueue, lockPost, type PostRow, setReviewed } from './queries/posts.ts'
import { foldNewNames } from './queries/search.ts'
import {
  closeStar,
  countWaiting,
  countWrittenStars,
  findByMember,
  findStar,
  listWrittenStars,
  lockStar,
  openStar,
  recountPosts,
  type StarDraft,
  type StarRow,
  updateStar,
} from './queries/stars.ts'
import { takeComment } from './remove.ts'

/** Both versions of what was changed, for the log. */
interface Changed<Row> {
  readonly before: Row
  readonly after: Row
}

/** What an operator decides about a post. */
export interface Review {
  readonly act: PostAct
  /** '' for a post that is published. */
  readonly reason: string
  /** In place of what its author chose. */
  readonly categoryId?: number | undefined
  readonly vipType?: 0 | 1 | 2 | undefined
}

const noticeOf = { approve: 'starPostPublished', reject: 'starPostRejected', hide: 'starPostHidden' } as const

/** What operators do about stars. Each act works in the transaction it is given; those that notify a member come last in it. */
export const createStarsOperator = (context: ServerContext, domains: StarsNeeds) => ({
  categories: categoryOperator,
  discover: discoverOperator,
  stars: starOperator(context),
  posts: {
    list: listQueue,
    count: countQueue,
    find: findPost,
    assets: domains.media.findAssets,
    review: (tx: Db, id: number, review: Review) => reviewPost(context, domains, tx, id, review),
  },
  comments: { list: listAllComments, find: findComment, remove: (tx: Db, id: number) => takeComment(tx, id) },
  /** Tells a member what happened to them as a star. */
  async notify(tx: Db, notice: NewNotice): Promise<void> {
    await appendEvents(context, tx, [await domains.notices.write(tx, notice)])
  },
})

export type StarsOperator = ReturnType<typeof createStarsOperator>

const categoryOperator = {
  list: listCategories,
  count: countCategories,
  create: insertCategory,
  /** Refuses 4002. */
  async edit(tx: Db, id: number, change: (before: CategoryRow) => CategoryDraft): Promise<Changed<CategoryRow>> {
    const before = (await lockCategory(tx, id)) ?? refuse('notFound')
    return { before, after: await updateCategory(tx, id, change(before)) }
  },
}

const discoverOperator = {
  list: listEntries,
  count: countEntries,
  create: insertEntry,
  /** Refuses 4002, and 4003 where it was changed since `version` was read. */
  async edit(
    tx: Db,
    { id, version }: Pick<DiscoverRow, 'id' | 'version'>,
    change: (before: DiscoverRow) => DiscoverDraft,
  ): Promise<Changed<DiscoverRow>> {
    const before = (await lockEntry(tx, id)) ?? refuse('notFound')
    if (before.version !== version) refuse('stateChanged')
    return { before, after: await updateEntry(tx, id, change(before)) }
  },
  /** Answers what was removed. Refuses 4002. */
  remove: async (tx: Db, id: number): Promise<DiscoverRow> => (await deleteEntry(tx, id)) ?? refuse('notFound'),
}

const starOperator = ({ clock }: Pick<ServerContext, 'clock'>) => ({
  async list(...question: Parameters<typeof listWrittenStars>): Promise<StarRow[]> {
    const [db, { words }] = question
    if (words.length > 0) await foldNewNames(db)
    return listWrittenStars(...question)
  },
  count: countWrittenStars,
  countWaiting,
  find: findStar,
  /** Makes a member a star, without their type. Refuses 4003 who is one already, and 4000 for a category there is none of. */
  async make(tx: Db, userId: number, draft: StarDraft): Promise<StarRow> {
    await checkCategory(tx, draft)
    const { id } = (await openStar(tx, { ...draft, userId, nowMs: clock() })) ?? refuse('stateChanged')
    return getStar(tx, id)
  },
  /** Refuses 4002, 4003 where it was changed since `version` was read, and 4000 for a category there is none of. */
  async edit(tx: Db, { id, version }: Pick<StarRow, 'id' | 'version'>, draft: StarDraft): Promise<Changed<StarRow>> {
    if (!(await lockStar(tx, id))) refuse('notFound')
    const before = await getStar(tx, id)
    if (before.version !== version) refuse('stateChanged')
    await checkCategory(tx, draft)
    await updateStar(tx, id, draft, clock())
    return { before, after: await getStar(tx, id) }
  },
  /** Has who is a star follow the type of a member, which was changed in this transaction. */
  async typeChanged(tx: Db, userId: number, userType: UserType): Promise<void> {
    if (userType !== userTypes.star) await closeStar(tx, userId, clock())
    else {
      const known = await findByMember(tx, userId)
      const draft = { category_id: known?.category_id ?? null, cover_key: known?.cover_key ?? '' }
      await openStar(tx, { ...draft, userId, nowMs: clock() })
    }
  },
})

const getStar = async (db: Db, id: number): Promise<StarRow> => (await findStar(db, id)) ?? refuse('notFound')

async function checkCategory(tx: Db, { category_id: id }: StarDraft): Promise<void> {
  if (id !== null && !(await hasCategory(tx, id))) refuseField('cate_id')
}

/** Publishes a post, turns it down or takes it down, and tells its author; last in the transaction. Refuses 4002, 4003 where somebody else was
 *  faster, and 4000 for a category there is none of. */
async function reviewPost(
  context: ServerContext,
  { media, notices }: StarsNeeds,
  tx: Db,
  id: number,
  { act, reason, categoryId, vipType }: Review,
): Promise<Changed<PostRow>> {
  const found = (await findPost(tx, id)) ?? refuse('notFound')
  await lockStar(tx, found.star_id)
  const before = (await lockPost(tx, id)) ?? refuse('notFound')
  const move = movePost(before.state, act)
  if (!move.ok) return refuse(move.refusal)
  if (categoryId !== undefined && !(await hasCategory(tx, categoryId))) refuseField('cate_id')
  const decided = { categoryId: categoryId ?? before.category_id, vipType: vipType ?? before.vip_type }
  await setReviewed(tx, id, { ...decided, state: move.state, reason, nowMs: context.clock() })
  await recountPosts(tx, before.star_id)
  if (before.asset_id !== null) {
    if (decided.vipType > 0) await media.protect(tx, [before.asset_id])
    // Whoever may still see it is given another ticket.
    if (act === 'hide') await media.stopPlaysOf(tx, before.asset_id)
  }
  const after = (await findPost(tx, id)) ?? refuse('notFound')
  const values = { title: before.title, reason }
  const event = await notices.write(tx, { userId: before.user_id, key: noticeOf[act], values, thing: before.star_id })
  await appendEvents(context, tx, [event])
  return { before, after }
}
