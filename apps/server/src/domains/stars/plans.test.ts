import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { plansOf } from '../../testing/plans.ts'
import { addViews, listActive } from './queries/activity.ts'
import { findSameComment, listAllComments, listFirstReplies, listReplies, listRoots } from './queries/comments.ts'
import { listOwnPosts, listPublished, listRecommended } from './queries/post-lists.ts'
import { findSamePost, listQueue, usedByStars } from './queries/posts.ts'
import { foldNewNames } from './queries/search.ts'
import { listStars } from './queries/stars.ts'

/** What members ask is read along indexes, among 5,000 stars, 60,000 posts and 100,000 comments under one of them. */

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  const { database: db } = test
  await db.execute(`insert into star_categories (names, is_open) select '{"en":"C"}', true from generate_series(1, 10)`)
  await db.execute(
    `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
     select 's' || n, 's' || n, 'auto', 'Star ' || n, '', '', n, n from generate_series(1, 5000) n`,
  )
  await db.execute(
    `insert into stars (user_id, category_id, is_open, hot, created_ms, changed_ms)
     select id, 1 + id % 10, id % 20 > 0, id % 997, created_ms, created_ms from accounts where user_no like 's%'`,
  )
  await db.execute(
    `insert into star_posts (star_id, user_id, category_id, title, content, state, hot, file_keys, created_ms, published_ms)
     select s.id, s.user_id, 1 + n % 10, 'Post', 'Words', case when n % 12 = 0 then 0 else 1 end, n % 9973,
         array['stars/' || s.user_id || '/202611/' || n], n, n from generate_series(1, 60000) n join stars s on s.id = (select min(id) from stars) + n % 5000`,
  )
  await db.execute(
    `insert into star_comments (post_id, user_id, content, created_ms)
     select (select min(id) from star_posts), (select min(user_id) from stars) + n % 5000, 'Nice', n from generate_series(1, 50000) n`,
  )
  await db.execute(
    `insert into star_comments (post_id, root_id, parent_id, user_id, content, created_ms)
     select post_id, id, id, user_id, 'Yes', created_ms from star_comments where id % 5 = 0`,
  )
  await db.execute(
    `insert into star_comments (post_id, root_id, parent_id, user_id, content, created_ms)
     select post_id, r.id, r.id, user_id, 'No', n from (select * from star_comments order by id limit 1) r, generate_series(1, 40000) n`,
  )
  await db.execute(
    `insert into star_comments (post_id, user_id, content, created_ms)
     select p.id, p.user_id, 'Elsewhere', n from star_posts p, generate_series(1, 3) n where p.id > (select min(id) from star_posts)`,
  )
  await foldNewNames(db)
  await test.owner.query('vacuum analyze', [], { prepare: false })
}, 180_000)
afterAll(() => test.drop())

const page = { offset: 0, limit: 20 }
const largest = /Seq Scan on (star_posts|star_comments|accounts|stars)\b/

describe('lists of stars and posts', () => {
  it.each<[string, string, (db: Db) => Promise<unknown>]>([
    [
      'the hottest stars',
      'stars_by_hot',
      (db) => listStars(db, { categoryId: 0, words: [] }, { ...page, sort: 'hot' }),
    ],
    [
      'the hottest stars of a category',
      'stars_of_category_by_hot',
      (db) => listStars(db, { categoryId: 3, words: [] }, { ...page, sort: 'hot' }),
    ],
    [
      'stars by a part of the name',
      'star_searches_by_gram',
      (db) => listStars(db, { categoryId: 0, words: ['4711'] }, { ...page, sort: 'hot' }),
    ],
    ['all posts', 'star_posts_published', (db) => listPublished(db, { starId: 0, categoryId: 0 }, page)],
    ['posts of a category', 'star_posts_of_category', (db) => listPublished(db, { starId: 0, categoryId: 3 }, page)],
    ['posts of a star', 'star_posts_of_star', (db) => listPublished(db, { starId: 7, categoryId: 0 }, page)],
    ['my posts', 'star_posts_of_author', (db) => listOwnPosts(db, 7, page)],
    [
      'recommendations',
      'star_posts_by_hot',
      (db) => listRecommended(db, { starId: 7, categoryId: 3, leftOutId: 9 }, page),
    ],
    ['what waits for a review', 'star_posts_by_state', (db) => listQueue(db, { state: 0, starId: undefined }, page)],
    ['files in use', 'star_posts_files', (db) => usedByStars(db, ['stars/1/202611/5', 'stars/2/202611/6'])],
    [
      'the same post',
      'star_posts_of_author',
      (db) =>
        findSamePost(
          db,
          { starId: 1, userId: 7, categoryId: 1, title: '', content: '', images: [], videoKey: '', vipType: 0 },
          0,
        ),
    ],
  ])('%s are read along %s', async (_what, index, question) => {
    const plan = await plansOf(test.database, question)
    expect(plan).toContain(index)
    expect(plan).not.toMatch(largest)
  })

  it('views of many posts at once touch these posts only', async () => {
    const views = [1, 2, 3].map((postId) => ({ postId, userId: 7 }))
    expect(await plansOf(test.database, (db) => addViews(db, views))).not.toMatch(/Seq Scan on star_posts\b/)
  })

  it('what becomes cold or hot is read a part at a time', async () => {
    const plan = await plansOf(test.database, (db) => listActive(db, { afterId: 0, sinceMs: 0, limit: 1000 }))
    expect(plan).not.toMatch(largest)
  })
})

describe('comments under a post with 100,000 of them', () => {
  it.each<[string, string, (db: Db, post: number, root: number) => Promise<unknown>]>([
    ['the newest', 'star_comments_roots', (db, post) => listRoots(db, post, page)],
    ['their first replies', 'star_comments_replies', (db, _post, root) => listFirstReplies(db, [root, root + 1])],
    ['replies', 'star_comments_replies', (db, _post, root) => listReplies(db, root, page)],
    ['all of them', 'star_comments_of_post', (db, post) => listAllComments(db, post, page)],
    [
      'the same comment',
      'star_comments_of_member',
      (db, postId) => findSameComment(db, { postId, userId: 7, content: 'x', parentId: 0 }, 0),
    ],
  ])('%s are read along %s', async (_what, index, question) => {
    const { post, root } = await test.database.one<{ post: number; root: number }>(
      `select (select min(id) from star_posts) as post, (select min(id) from star_comments) as root`,
    )
    const plan = await plansOf(test.database, (db) => question(db, post, root))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(largest)
  })
})
