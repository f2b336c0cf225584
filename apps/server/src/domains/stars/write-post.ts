import { sameActMs, writingBudgets } from '@cliffhanger/rules/stars/comment.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { findFiles, holdFiles } from '../uploads/index.ts'
import type { StarsNeeds } from './needs.ts'
import { isOpenCategory } from './queries/categories.ts'
import { findSamePost, insertPost, lockWriter, type PostPicture } from './queries/posts.ts'
import { findStarOf, holdStar } from './queries/stars.ts'

/** What a star wants to post. */
export interface PostForm {
  readonly categoryId: number | undefined
  readonly title: string
  readonly content: string
  /** Keys of uploaded files. */
  readonly imageKeys: readonly string[]
  readonly videoKey: string
  readonly vipType: 0 | 1 | 2
}

/** Stores a post for review and has its video prepared; answers its id. The same post again within a minute is the same one. Refuses 4001 who is
 *  no star, 4000, 4006, and 5019 for files that are not the star's own, uploaded for their posts. */
export async function writePost(
  { db, caller, clock, limits }: CallContext<'bearer'>,
  { media }: Pick<StarsNeeds, 'media'>,
  form: PostForm,
): Promise<number> {
  const { userId } = caller
  if (!(await findStarOf(db, userId))) return refuse('noPermission')
  const { categoryId, title, content, videoKey, vipType } = form
  if (categoryId === undefined) return refuseField('cate_id')
  if (title === '') return refuseField('title')
  if (content === '') return refuseField('content')
  const images = await readPictures(db, userId, form)
  await limits.take('star-post', writingBudgets.posts.perDay, String(userId))
  return db.transaction(async (tx) => {
    await lockWriter(tx, userId)
    const starId = (await holdStar(tx, userId)) ?? refuse('noPermission')
    const post = { starId, userId, categoryId, title, content, images, videoKey, vipType }
    const nowMs = clock()
    const same = await findSamePost(tx, post, nowMs - sameActMs)
    if (same) return same.id
    if (!(await isOpenCategory(tx, categoryId))) return refuseField('cate_id')
    const keys = [...images.map(({ url }) => url), ...(videoKey === '' ? [] : [videoKey])]
    const held = await holdFiles(tx, keys)
    if (!keys.every((key) => held.has(key))) return refuse('fileNotUploaded')
    const asset = videoKey === '' ? undefined : await media.createAsset(tx, { sourceKey: videoKey })
    if (asset && vipType > 0) await media.protect(tx, [asset.id])
    if (asset) await media.startTranscoding(tx, asset.id)
    return (await insertPost(tx, { ...post, assetId: asset?.id ?? null }, nowMs)).id
  })
}

/** The pictures of a post with their small ones, after a look whether all its files are this member's, uploaded for posts. */
async function readPictures(
  db: CallContext['db'],
  userId: number,
  { imageKeys, videoKey }: PostForm,
): Promise<PostPicture[]> {
  const keys = videoKey === '' ? imageKeys : [...imageKeys, videoKey]
  const files = await findFiles(db, keys)
  const ownFile = (key: string, type: 'image' | 'video') => {
    const file = files.get(key)
    const isOwn = file?.user_id === userId && file.upload_type === 'stars' && file.resource_type === type
    return isOwn ? file : refuse('fileNotUploaded')
  }
  if (videoKey !== '') ownFile(videoKey, 'video')
  return [...new Set(imageKeys)].map((key) => {
    const { url, thumb_url } = ownFile(key, 'image')
    return { url, thumb_url }
  })
}
