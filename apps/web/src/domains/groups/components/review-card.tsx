import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { isPictured, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './review-card.module.css'

interface ReviewCardProps {
  readonly message: Message
  readonly senderName: string
  readonly avatarUrl: string
  readonly isBusy: boolean
  readonly onDecide: (status: 1 | 2) => void
}

/** One message under review: who wrote what, and the two answers. The whole of it stands in the chat. */
export const ReviewCard = ({ message, senderName, avatarUrl, isBusy, onDecide }: ReviewCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { target_id, msg_id, create_time } = message
  const pictures = mediaOf(message.content_text).items.flatMap((item) =>
    isPictured(item) ? [item.thumb_url || item.url] : [],
  )
  return (
    <article className={styles.card}>
      <PersonRow
        before={<Avatar name={senderName} url={avatarUrl} size={40} />}
        name={senderName}
        line={formatMoment(create_time * 1000, 'moment', language)}
      />
      <a className={styles.content} href={hrefTo('groupChat', { group_id: target_id, msg_id })}>
        {withPlainMentions(textOf(message.content_text)) || lineOf(message) || t('groups.mediaMessage')}
      </a>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((key) => (
            <Picture key={key} fileKey={key} />
          ))}
        </div>
      )}
      <div className={styles.answers}>
        <Button size="small" kind="quiet" disabled={isBusy} onClick={() => onDecide(2)}>
          {t('groups.reject')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => onDecide(1)}>
          {t('groups.approve')}
        </Button>
      </div>
    </article>
  )
}

const Picture = ({ fileKey }: { readonly fileKey: string }) => {
  const { url } = useMediaUrl(fileKey)
  return url === undefined ? <span className={styles.picture} /> : <img className={styles.picture} src={url} alt="" />
}
