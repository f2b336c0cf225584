import type {
  DiscoverEntry,
  StarsComment,
  StarsProduct,
  StarsReply,
  StarsUser,
} from '@cliffhanger/contract/stars/schemas.ts'
import type { starVideoStates } from '@cliffhanger/contract/stars/states.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { mayDelete } from '@cliffhanger/rules/stars/comment.ts'
import type { PostAccess } from '@cliffhanger/rules/stars/post-access.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { publicAddress } from '../../platform/storage/public-address.ts'
import { type Asset, isPlayable } from '../media/index.ts'
import type { CommentRow } from './queries/comments.ts'
import type { DiscoverRow } from './queries/discover.ts'
import type { PostRow } from './queries/posts.ts'
import type { StarRow } from './queries/stars.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language'>

/** An address stays the same for half of this, so that caches work, and is good for the other half at least. */
const addressLifetimeS = 60 * 60

export type VideoState = (typeof starVideoStates)[number]

export const presentStar = (reader: Reader, row: StarRow): StarsUser => ({
  star_id: row.id,
  user_id: row.user_id,
  nick_name: row.nick_name,
  avatar_url: row.avatar_url,
  cover: publicAddress(reader, row.cover_key),
  sign_remark: row.sign_remark,
  cate_id: row.category_id ?? 0,
  cate_name: (row.category_names && textIn(row.category_names, reader.language)) ?? '',
  product_total: row.post_total,
  hot: row.hot,
  create_time: toSeconds(row.created_ms),
})

export const presentDiscover = (reader: Reader, row: DiscoverRow): DiscoverEntry => ({
  id: row.id,
  title: textIn(row.titles, reader.language) ?? '',
  icon: publicAddress(reader, row.icon_key),
  link_type: row.link_type,
  link: row.link,
  badge: textIn(row.badges, reader.language) ?? '',
  sort: row.sort,
})

/** Where the video of a post stands. */
export const videoStateOf = (row: Pick<PostRow, 'video_key'>, asset: Asset | undefined): VideoState => {
  if (row.video_key === '') return ''
  if (!asset) return 'failed'
  if (isPlayable(asset)) return 'ready'
  return asset.state === 'failed' || asset.state === 'cancelled' ? 'failed' : 'pending'
}

/** What a post is presented with besides its row. */
export interface PostView {
  readonly access: Exclude<PostAccess, 'none'>
  readonly isMine: boolean
  readonly asset: Asset | undefined
  /** Address of the playlist where the reader plays it now. */
  readonly play?: { readonly state: VideoState; readonly url: string }
}

/** A post as its reader sees it: for who may not read it, nothing of what it contains but a small picture. */
export async function presentPost(reader: Reader, row: PostRow, view: PostView): Promise<StarsProduct> {
  const { access, isMine, asset, play } = view
  const address = (key: string) => reader.storage.signedUrl(key, { lifetimeS: addressLifetimeS, origin: reader.origin })
  const isLocked = access === 'teaser'
  const pictures = isLocked ? [] : row.images
  const thumbs = await Promise.all(pictures.map(({ url, thumb_url: thumb }) => address(thumb || url)))
  return {
    id: row.id,
    star_id: row.star_id,
    cate_id: row.category_id,
    cate_name: textIn(row.category_names, reader.language) ?? '',
    title: row.title,
    content: isLocked ? '' : row.content,
    images: await Promise.all(pictures.map(({ url }) => address(url))),
    thumbs,
    cover: await coverOf(reader, row, asset, address),
    video_url: play?.url ?? '',
    video_state: play?.state ?? videoStateOf(row, asset),
    duration: Math.round((asset?.durationMs ?? 0) / 1000),
    vip_type: row.vip_type,
    is_locked: flagOf(isLocked),
    comment_total: row.comment_total,
    view_total: row.view_total,
    status: row.state,
    reason: isMine ? row.reason : '',
    user_id: row.user_id,
    nick_name: row.nick_name,
    avatar_url: row.avatar_url,
    is_mine: flagOf(isMine),
    create_time: toSeconds(row.published_ms ?? row.created_ms),
  }
}

/** The first picture of the video, or the small one of the first picture: never a picture in full. */
async function coverOf(
  reader: Reader,
  row: PostRow,
  asset: Asset | undefined,
  address: (key: string) => string | Promise<string>,
): Promise<string> {
  if (asset && asset.posterKey !== '') return publicAddress(reader, asset.posterKey)
  const small = row.images[0]?.thumb_url ?? ''
  return small === '' ? '' : address(small)
}

interface CommentReader {
  readonly userId: number
  /** Whose post it stands under. */
  readonly starUserId: number
}

export const presentReply = ({ userId, starUserId }: CommentReader, row: CommentRow): StarsReply => ({
  id: row.id,
  product_id: row.post_id,
  root_id: row.root_id,
  parent_id: row.parent_id,
  user_id: row.user_id,
  nick_name: row.nick_name,
  avatar_url: row.avatar_url,
  reply_nick_name: row.reply_nick_name,
  content: row.content,
  reply_total: row.reply_total,
  is_mine: flagOf(row.user_id === userId),
  is_star: flagOf(row.user_id === starUserId),
  can_delete: flagOf(mayDelete({ writerId: row.user_id, starId: starUserId }, userId)),
  create_time: toSeconds(row.created_ms),
})

export const presentComment = (
  reader: CommentReader,
  row: CommentRow,
  replies: readonly CommentRow[] = [],
): StarsComment => ({
  ...presentReply(reader, row),
  replies: replies.map((reply) => presentReply(reader, reply)),
})
