import { type AudioItem, isPictured, type MediaItem } from '@cliffhanger/rules/chat/media-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { albumLayout, type Placed } from './album-layout.ts'
import { FileBubble } from './file-bubble.tsx'
import { boxOf } from './media-box.ts'
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

/** What is free between two pictures of an album. */
const gapPx = 2

/** A side of a tile; where another tile follows, the gap is taken off it. */
const sideOf = (start: number, length: number, whole: number): string => {
  const part = `${(100 * length) / whole}%`
  return start + length > whole - 0.001 ? part : `calc(${part} - ${gapPx}px)`
}

const placeOf = ({ left, top, width, height }: Placed, albumHeight: number): CSSProperties => ({
  position: 'absolute',
  left: `${100 * left}%`,
  top: `${(100 * top) / albumHeight}%`,
  width: sideOf(left, width, 1),
  height: sideOf(top, height, albumHeight),
})

const isVoice = (item: MediaItem): item is AudioItem => item.kind === 'audio'

/** The files of one message: pictures and videos in an album whose place is known before they are there, a voice, or a file to save. */
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
  const file = items.find((item) => item.kind === 'file')
  if (file) {
    const hasFailed = state === 'failed' || progress[file.url] === -1
    const percent = hasFailed ? -1 : progress[file.url]
    return (
      <FileBubble
        item={file}
        percent={percent}
        onCancel={hasFailed ? undefined : onCancel}
        onRetry={onRetry}
        meta={meta}
      />
    )
  }
  const pictures = items.filter(isPictured)
  const [only] = pictures
  const isSingle = pictures.length === 1
  const album = isSingle ? undefined : albumLayout(pictures)
  const styleOf = (index: number): CSSProperties | undefined => {
    const placed = album?.tiles[index]
    if (album && placed) return placeOf(placed, album.height)
    if (!only) return undefined
    const { width, height } = boxOf(only)
    // What stands below is as wide as the picture, or wider where the picture is narrow.
    return isAlone ? { width, height } : { minWidth: width, height }
  }
  const hasFailed = state === 'failed'
  return (
    <div className={classNames(styles.media, isAlone ? styles.alone : styles.joined)}>
      <div className={album && styles.album} style={album && { aspectRatio: 1 / album.height }}>
        {pictures.map((item, index) => (
          <MediaTile
            // Not its address: the picture stays in place when the upload gives it another one.
            key={index}
            item={item}
            isSingle={isSingle}
            style={styleOf(index)}
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
