import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './post-card.module.css'
import { postFacts, reviewState } from './post-facts.ts'

interface PostCardProps {
  readonly post: StarsProduct
  /** Where posts of several stars are listed. */
  readonly showsAuthor?: boolean
}

/** A post in a list: its beginning, and what there is to see. What is for members only shows its title and one picture. */
export const PostCard = ({ post, showsAuthor = false }: PostCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const state = post.is_mine === 1 ? reviewState(post, t) : ''
  return (
    <a className={styles.card} href={hrefTo('star', { star_id: post.star_id, id: post.id })}>
      {showsAuthor && (
        <span className={styles.author}>
          <Avatar name={post.nick_name} url={post.avatar_url} size={28} />
          {post.nick_name}
        </span>
      )}
      <span className={styles.title}>{post.title}</span>
      {post.content !== '' && <span className={styles.content}>{post.content}</span>}
      <Preview post={post} />
      {state !== '' && <span className={styles.state}>{state}</span>}
      <span className={styles.facts}>{postFacts(post, t, language)}</span>
    </a>
  )
}

/** Pictures of a list's row. */
const shown = 3

const Preview = ({
  post: { cover, thumbs, video_state, duration, is_locked, vip_type },
}: Pick<PostCardProps, 'post'>) => {
  const t = useTexts()
  if (is_locked === 1) {
    return (
      <span className={styles.locked}>
        {cover !== '' && <img src={assetUrl(cover)} alt="" loading="lazy" />}
        <span className={styles.cover}>
          <Icon of={Lock} size={22} />
          {t(vip_type === 2 ? 'stars.forSvip' : 'stars.forVip')}
        </span>
      </span>
    )
  }
  if (video_state !== '') {
    return (
      <span className={styles.video}>
        {cover !== '' && <img src={assetUrl(cover)} alt={t('stars.video')} loading="lazy" />}
        <span className={styles.play}>
          <Icon of={Play} size={20} />
          {duration > 0 && formatLength(duration)}
        </span>
      </span>
    )
  }
  if (thumbs.length === 0) return null
  return (
    <span className={styles.pictures}>
      {thumbs.slice(0, shown).map((url, index) => (
        <span key={url} className={styles.picture}>
          <img src={assetUrl(url)} alt={t('stars.picture', { number: index + 1 })} loading="lazy" />
          {index === shown - 1 && thumbs.length > shown && (
            <span className={styles.rest}>{`+${thumbs.length - shown}`}</span>
          )}
        </span>
      ))}
    </span>
  )
}
