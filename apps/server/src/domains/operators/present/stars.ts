import type {
  StarCommentOverview,
  StarPostOverview,
  WrittenDiscoverEntry,
  WrittenStar,
  WrittenStarCategory,
} from '@cliffhanger/contract/stars/operator-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import {
  type CategoryRow,
  type CommentRow,
  type DiscoverRow,
  type PostRow,
  type StarRow,
  videoStateOf,
} from '../../stars/index.ts'
import type { OperatorNeeds } from '../needs.ts'
import { writtenOf } from '../written-languages.ts'
import { memberLines } from './account.ts'
import { fileAddress } from './chat.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'db'>

export const presentStarCategory = (row: CategoryRow): WrittenStarCategory => ({
  id: row.id,
  names: writtenOf(row.names),
  sort: row.sort,
  is_open: flagOf(row.is_open),
  star_total: row.star_total,
})

export const presentDiscoverEntry = (
  reader: Pick<Reader, 'storage' | 'origin'>,
  row: DiscoverRow,
): WrittenDiscoverEntry => ({
  id: row.id,
  version: row.version,
  titles: writtenOf(row.titles),
  badges: writtenOf(row.badges),
  icon_key: row.icon_key,
  icon: publicAddress(reader, row.icon_key),
  link_type: row.link_type,
  link: row.link,
  sort: row.sort,
  is_open: flagOf(row.is_open),
})

/** Stars with the members they are and what of theirs waits for a review. */
export async function presentWrittenStars(
  reader: Reader,
  { stars }: Pick<OperatorNeeds, 'stars'>,
  rows: readonly StarRow[],
): Promise<WrittenStar[]> {
  const [lineOf, waiting] = await Promise.all([
    memberLines(
      reader.db,
      rows.map(({ user_id: userId }) => userId),
    ),
    stars.operator.stars.countWaiting(
      reader.db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => ({
    star_id: row.id,
    version: row.version,
    member: lineOf(row.user_id),
    cate_id: row.category_id ?? 0,
    cover_key: row.cover_key,
    cover: publicAddress(reader, row.cover_key),
    is_open: flagOf(row.is_open),
    product_total: row.post_total,
    waiting_total: waiting.get(row.id) ?? 0,
    hot: row.hot,
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.changed_ms),
  }))
}

/** Posts in full with addresses of their files. */
export async function presentReviewedPosts(
  reader: Reader,
  { stars }: Pick<OperatorNeeds, 'stars'>,
  rows: readonly PostRow[],
): Promise<StarPostOverview[]> {
  const assets = await stars.operator.posts.assets(
    reader.db,
    rows.flatMap(({ asset_id: id }) => id ?? []),
  )
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]))
  const lineOf = await memberLines(
    reader.db,
    rows.map(({ user_id: userId }) => userId),
  )
  return Promise.all(
    rows.map(async (row) => {
      const asset = assetOf.get(row.asset_id ?? 0)
      const images = await Promise.all(row.images.map(({ url }) => fileAddress(reader, url)))
      const small = row.images[0]?.thumb_url ?? ''
      return {
        id: row.id,
        star_id: row.star_id,
        member: lineOf(row.user_id),
        cate_id: row.category_id,
        title: row.title,
        content: row.content,
        images: images.filter((address) => address !== undefined),
        video_url: (await fileAddress(reader, row.video_key)) ?? '',
        cover: asset?.posterKey ? publicAddress(reader, asset.posterKey) : ((await fileAddress(reader, small)) ?? ''),
        video_state: videoStateOf(row, asset),
        duration: Math.round((asset?.durationMs ?? 0) / 1000),
        vip_type: row.vip_type,
        comment_total: row.comment_total,
        view_total: row.view_total,
        status: row.state,
        reason: row.reason,
        create_time: toSeconds(row.created_ms),
        publish_time: toSeconds(row.published_ms),
      }
    }),
  )
}

export async function presentStarComments(
  { db }: Pick<Reader, 'db'>,
  rows: readonly CommentRow[],
): Promise<StarCommentOverview[]> {
  const lineOf = await memberLines(
    db,
    rows.map(({ user_id: userId }) => userId),
  )
  return rows.map((row) => ({
    id: row.id,
    product_id: row.post_id,
    root_id: row.root_id,
    parent_id: row.parent_id,
    member: lineOf(row.user_id),
    content: row.content,
    reply_total: row.reply_total,
    create_time: toSeconds(row.created_ms),
  }))
}
