import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import { type ImageItem, isLoop, type VideoItem } from '@cliffhanger/rules/chat/media-content.ts'
import ImageOff from 'lucide-react/icons/image-off'
import Play from 'lucide-react/icons/play'
import { type CSSProperties, useMemo, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LoopFilm } from '../loops/loop-film.tsx'
import { blurredPreview } from './blurred-preview.ts'
import { isLocalRef } from './local-files.ts'
import styles from './media-tile.module.css'
import { ProgressRing } from './progress-ring.tsx'

/** A picture alone is drawn from the file itself up to this size; a bigger one from its thumbnail. */
const wholeBytesMax = 400_000

interface MediaTileProps {
  readonly item: ImageItem | VideoItem
  /** Alone in its message: drawn larger, so as the file itself where that is small. */
  readonly isSingle: boolean
  readonly style?: CSSProperties | undefined
  /** How far its upload is; only for a file that is not sent yet. */
  readonly percent: number | undefined
  readonly hasFailed: boolean
  readonly onOpen: () => void
  readonly onCancel?: ((ref: string) => void) | undefined
  readonly onRetry?: (() => void) | undefined
}

/** Key of what a tile draws: an animation moves only in the file itself. */
const drawnKey = (item: ImageItem | VideoItem, isSingle: boolean): string => {
  if (isLocalRef(item.url)) return item.url
  if (item.kind === 'video') return item.thumb_url
  const isWhole = /\.gif$/i.test(item.url) || (isSingle && item.file_size <= wholeBytesMax)
  return isWhole || item.thumb_url === '' ? item.url : item.thumb_url
}

const PlayMark = () => (
  <span className={styles.play}>
    <Icon of={Play} size={24} />
  </span>
)

/** One picture or video of a message; its place is there before it is. */
export const MediaTile = ({ item, isSingle, style, percent, hasFailed, onOpen, onCancel, onRetry }: MediaTileProps) => {
  const t = useTexts()
  const key = drawnKey(item, isSingle)
  const { url, hasFailed: isMissing, retry } = useMediaUrl(key)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  /** An address ends after a while: the first failure asks for another one by itself. */
  const [hasRequestedAgain, setHasRequestedAgain] = useState(false)
  // A picture that lets light through would show the preview behind it.
  const [drawnUrl, setDrawnUrl] = useState<string>()
  const hash = url !== undefined && url === drawnUrl ? undefined : item.thumb_hash
  const preview = useMemo(() => blurredPreview(hash), [hash])
  const isLocal = isLocalRef(item.url)
  const isBroken = isMissing || (url !== undefined && url === brokenUrl)
  const loops = isLoop(item)
  const label = t(loops ? 'media.loop' : `media.${item.kind}`)
  // In a grid it stands still.
  const moves = loops && isSingle && !isLocal
  const again = (): void => {
    setBrokenUrl(undefined)
    retry()
  }
  const fail = (): void => {
    if (hasRequestedAgain) return setBrokenUrl(url)
    setHasRequestedAgain(true)
    retry()
  }
  return (
    <div className={styles.tile} style={{ ...style, ...(preview && { backgroundImage: `url(${preview})` }) }}>
      {isBroken ? (
        <button type="button" className={styles.broken} onClick={again}>
          <Icon of={ImageOff} size={24} />
          <span className={isSingle ? undefined : 'visually-hidden'}>{t('media.loadFailed')}</span>
        </button>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen} aria-label={label}>
          {url !== undefined &&
            (item.kind === 'video' && isLocal ? (
              // A video that is not uploaded yet has no picture of its own.
              <video className={styles.picture} src={`${url}#t=0.5`} muted playsInline preload="metadata" />
            ) : (
              <img
                className={styles.picture}
                src={url}
                alt=""
                decoding="async"
                draggable={false}
                onLoad={() => setDrawnUrl(url)}
                onError={fail}
              />
            ))}
          {item.kind === 'video' && (
            <>
              {!isLocal && !moves && <PlayMark />}
              {moves && <LoopFilm fileKey={item.url} mark={<PlayMark />} />}
              {loops && <span className={styles.length}>{t('media.loop')}</span>}
              {!loops && item.duration > 0 && <span className={styles.length}>{formatLength(item.duration)}</span>}
            </>
          )}
        </button>
      )}
      {isLocal && (
        <div className={classNames(styles.cover, hasFailed && styles.dimmed)}>
          <ProgressRing
            percent={hasFailed ? -1 : percent}
            onCancel={onCancel && (() => onCancel(item.url))}
            onRetry={onRetry}
          />
        </div>
      )}
    </div>
  )
}
