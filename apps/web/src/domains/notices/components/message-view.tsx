import { Refused } from '@cliffhanger/client/call-error.ts'
import type { NoticeType } from '@cliffhanger/contract/notices/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from './message-view.module.css'
import { MessageWay } from './message-way.tsx'
import { noticeIcons } from './notice-icons.ts'

/** A notice or an article in full. */
interface FullMessage {
  /** Of a notice: what it is about. */
  readonly type?: NoticeType
  readonly title: string
  readonly create_time: number
  readonly image: string
  /** Plain words above the text. */
  readonly lead: string
  /** HTML, sanitised by the server (V-42). */
  readonly content: string
  /** A screen of ours, a page elsewhere, or ''. */
  readonly link: string
  readonly note: string
}

interface MessageViewProps {
  readonly message: FullMessage | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** A message with its picture and where it leads; what is not there any more says so. */
export const MessageView = ({ message, error, onRetry }: MessageViewProps) => {
  const t = useTexts()
  const goBack = useGoBack('message')
  // A desktop has room for the message's own title where a phone names the page.
  const title = (useIsDesktop() && message?.title) || t('notices.detail')
  if (error instanceof Refused && error.is('notFound')) return <MissingMessage />
  return (
    <Screen isText top={<NavBar title={title} onBack={goBack} />}>
      {!message && (error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonRows rows={4} />)}
      {message && Boolean(error) && <StaleNote onRetry={onRetry} />}
      {message && <Words message={message} />}
    </Screen>
  )
}

const Words = ({
  message: { type, title, create_time, image, lead, content, link, note },
}: {
  readonly message: FullMessage
}) => {
  const t = useTexts()
  const language = useLanguage()
  const isDesktop = useIsDesktop()
  const time = formatMoment(create_time * 1000, 'momentInFull', language)
  return (
    <article className={classNames(article.text, styles.message)}>
      {!isDesktop && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.time}>
        {isDesktop && type !== undefined && (
          <span className={styles.kind}>
            <Icon of={noticeIcons[type]} size={18} />
            {t(`notices.${type}`)}
          </span>
        )}
        {[time, note].filter((part) => part !== '').join(' · ')}
      </p>
      {image !== '' && <img className={styles.picture} src={assetUrl(image)} alt="" />}
      {lead !== '' && <p className={styles.lead}>{lead}</p>}
      <div dangerouslySetInnerHTML={{ __html: content }} />
      {link !== '' && <MessageWay to={link} />}
    </article>
  )
}

/** It never was, was withdrawn, is over, or is somebody else's. */
export const MissingMessage = () => {
  const t = useTexts()
  const goBack = useGoBack('message')
  return (
    <Screen top={<NavBar title={t('notices.detail')} onBack={goBack} />}>
      <EmptyList
        drawing="bell"
        title={t('notices.missing')}
        hint={t('notices.missingHint')}
        action={
          <Button kind="quiet" size="small" onClick={() => relaunch('message')}>
            {t('notices.allMessages')}
          </Button>
        }
      />
    </Screen>
  )
}
