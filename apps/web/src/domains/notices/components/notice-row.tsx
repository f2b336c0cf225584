import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './message-row.module.css'
import { MessageRow } from './message-row.tsx'
import { noticeIcons } from './notice-icons.ts'

/** A notice of a list; unread ones have a dot. */
export const NoticeRow = ({ notice }: { readonly notice: Notice }) => {
  const t = useTexts()
  return (
    <MessageRow
      kind="notice"
      id={notice.id}
      before={
        notice.image === '' ? (
          <span className={styles.mark}>
            <Icon of={noticeIcons[notice.type]} size={22} />
          </span>
        ) : (
          <img className={styles.cover} src={assetUrl(notice.image)} alt="" loading="lazy" />
        )
      }
      title={notice.title}
      line={notice.summary}
      time={notice.create_time}
      {...(notice.is_read === 0 && { unread: t('announcements.unread') })}
    />
  )
}
