import type { AudioItem, ImageItem, MediaItem, VideoItem } from '@cliffhanger/rules/chat/media-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { boxOf, columnsOf } from './media-box.ts'
import styles from './media-bubble.module.css'
import { MediaTile } from './media-tile.tsx'
import { VoiceBubble } from './voice-bubble.tsx'

interface MediaBubbleProps {
  /** What the message holds (`mediaOf`). */
  readonly items: readonly MediaItem[]
  readonly state: MessageState
  /** How far the files are that are not sent yet, by their addresses (`useUploadProgress`). */
  readonly progress?: Readonly<Record<string, number>> | undefined
  /** A picture or video was pressed: `index` among the pictures and videos of the message. */
  readonly onOpen: (index: number) => void
  /** Takes a file out of the message; left out where that cannot be. */
  readonly onCancel?: ((ref: string) => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Time and state, drawn over the corner of the pictures where no text follows. */
  readonly meta?: ReactNode
  /** Corners are round where nothing stands above or below in the same bubble. */
  readonly isAlone?: boolean
  /** When a message of somebody else came. */
  readonly receivedMs?: number | undefined
}

type Picture = ImageItem | VideoItem
const isVoice = (item: MediaItem): item is AudioItem => item.kind === 'audio'

/** The files of one message: pictures and videos in a grid whose place is known before they are there, or a voice. */
export const MediaBubble = ({
  items,
  state,
  progress = {},
  onOpen,
  onCancel,
  onRetry,
  meta,
  isAlone = true,
  receivedMs,
}: MediaBubbleProps) => {
  const voice = items.find(isVoice)
  if (voice) {
    const percent = progress[voice.url]
    return <VoiceBubble item={voice} state={state} percent={percent} meta={meta} receivedMs={receivedMs} />
  }
  const pictures = items.filter((item): item is Picture => !isVoice(item))
  const [only] = pictures
  const isSingle = pictures.length === 1
  const hasFailed = state === 'failed'
  return (
    <div className={classNames(styles.media, isAlone && styles.alone)}>
      <div className={styles.grid} data-columns={isSingle ? undefined : columnsOf(pictures.length)}>
        {pictures.map((item, index) => (
          <MediaTile
            // Not its address: the picture stays in place when the upload gives it another one.
            key={index}
            item={item}
            isSingle={isSingle}
            style={isSingle && only ? boxOf(only) : undefined}
            percent={progress[item.url]}
            hasFailed={hasFailed || progress[item.url] === -1}
            onOpen={() => onOpen(index)}
            onCancel={hasFailed ? undefined : onCancel}
            onRetry={onRetry}
          />
        ))}
      </div>
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
    </div>
  )
}
