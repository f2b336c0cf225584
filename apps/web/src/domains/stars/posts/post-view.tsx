import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import type { ComponentType } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { postFacts, reviewState } from './post-facts.ts'
import { PostPictures } from './post-pictures.tsx'
import styles from './post-view.module.css'

/** What plays the video of a post. */
export type ClipComponent = ComponentType<{
  readonly url: string
  readonly cover: string
  readonly label: string
  readonly onExpired: () => void
}>

interface PostViewProps {
  readonly post: StarsProduct
  readonly Clip: ClipComponent
  /** Asks for the post once more: its video has another address then. */
  readonly onReload: () => void
}

/** One post in full. */
export const PostView = ({ post, Clip, onReload }: PostViewProps) => {
  const t = useTexts()
  const language = useLanguage()
  const state = post.is_mine === 1 ? reviewState(post, t) : ''
  return (
    <article className={styles.post}>
      <a className={styles.author} href={hrefTo('star', { star_id: post.star_id })}>
        <Avatar name={post.nick_name} url={post.avatar_url} size={40} />
        <span>{post.nick_name}</span>
      </a>
      <h2>{post.title}</h2>
      {state !== '' && (
        <p className={styles.state} role="status">
          {state}
        </p>
      )}
      <p className={styles.content}>{post.content}</p>
      <PostVideo post={post} Clip={Clip} onReload={onReload} />
      {post.images.length > 0 && <PostPictures images={post.images} thumbs={post.thumbs} />}
      <p className={styles.facts}>{postFacts(post, t, language)}</p>
    </article>
  )
}

const PostVideo = ({ post, Clip, onReload }: PostViewProps) => {
  const t = useTexts()
  switch (post.video_state) {
    case '':
      return null
    case 'ready':
      return <Clip url={post.video_url} cover={post.cover} label={post.title} onExpired={onReload} />
    case 'pending':
      return <p className={styles.note}>{t('stars.videoPending')}</p>
    case 'failed':
      return <p className={styles.note}>{t('stars.videoFailed')}</p>
    case 'later':
      return (
        <div className={styles.note}>
          <p>{t('stars.videoLater')}</p>
          <Button kind="quiet" size="small" onClick={onReload}>
            {t('stars.tryVideo')}
          </Button>
        </div>
      )
    default:
      return post.video_state satisfies never
  }
}
