import { isLoop, type PicturedItem } from '@cliffhanger/rules/chat/media-content.ts'
import { useEffect, useMemo, useState } from 'react'
import Lightbox, { type Slide } from 'yet-another-react-lightbox'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useTexts } from '../../../platform/texts.ts'
import { useMediaUrls } from '../../../platform/uploads/use-media-url.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import { HandOut } from './hand-out.tsx'
import { MessageWays } from './message-ways.tsx'
import { useBars } from './use-bars.ts'
import type { ViewedPicture } from './viewed-picture.ts'
import styles from './viewer.module.css'
import { ViewerBars } from './viewer-bars.tsx'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A slide whose address is not known yet. */
    waiting: { readonly type: 'waiting' }
  }
}

export interface LightboxViewProps {
  readonly pictures: readonly ViewedPicture[]
  readonly index: number
  readonly onClose: () => void
  readonly conversation?: Conversation | undefined
  readonly isWhole: boolean
  readonly onShowInChat?: (messageId: number) => void
  readonly onShow?: (index: number) => void
}

/** Two taps are heard with the bars: the viewer's own would go on to pixels as large as a thumb. */
const ownDoubleTaps = { doubleTapDelay: 0, doubleClickDelay: 0 }

/** Neighbours of the shown one whose addresses are asked for in advance. */
const ahead = 2

const slideOf = (item: PicturedItem, urls: ReadonlyMap<string, string>): Slide => {
  const src = urls.get(item.url)
  if (src === undefined) return { type: 'waiting' }
  const size = item.width > 0 && item.height > 0 ? { width: item.width, height: item.height } : {}
  if (item.kind === 'image') return { src, alt: item.name, ...size }
  const poster = urls.get(item.thumb_url)
  const film = { type: 'video', sources: [{ src, type: videoTypeOf(item.url) }], ...size } as const
  return { ...film, ...(poster && { poster }), ...(isLoop(item) && { loop: true, muted: true, controls: false }) }
}

/** What a player wants to know of a file; most play MP4 whatever it is called. */
const videoTypeOf = (key: string): string => (/\.webm$/i.test(key) ? 'video/webm' : 'video/mp4')

/** The one that is looked at, also when others come before it. */
const useShown = ({ pictures, index: startIndex, onShow }: LightboxViewProps) => {
  const [shown, setShown] = useState({ key: pictures[startIndex]?.key, index: startIndex })
  const found = pictures.findIndex(({ key }) => key === shown.key)
  // Whoever looks at one that has gone looks at the next.
  const index = found < 0 ? Math.max(0, Math.min(shown.index, pictures.length - 1)) : found
  useEffect(() => onShow?.(index), [index, onShow])
  return { index, show: (next: number): void => setShown({ key: pictures[next]?.key, index: next }) }
}

const useSlides = (pictures: readonly ViewedPicture[], index: number): Slide[] => {
  const near = pictures.slice(Math.max(0, index - ahead), index + ahead + 1)
  const urls = useMediaUrls(near.flatMap(({ item }) => [item.url, item.thumb_url]))
  // New slides would end a movement that is under way.
  return useMemo(() => pictures.map(({ item }) => slideOf(item, urls)), [pictures, urls])
}

export const LightboxView = (props: LightboxViewProps) => {
  const { pictures, onClose, conversation, isWhole, onShowInChat } = props
  const t = useTexts()
  const { index, show } = useShown(props)
  const slides = useSlides(pictures, index)
  const bars = useBars()
  const picture = pictures[index]
  const isAlone = pictures.length === 1
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom, Video]}
      className={classNames(styles.viewer, bars.areHidden && styles.quiet)}
      portal={{ container: bars.handlers }}
      on={{ view: ({ index: next }) => show(next) }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: !bars.isTouch }}
      toolbar={{
        buttons: [
          picture && conversation && (
            <MessageWays key="message" {...{ picture, conversation, onShowInChat, onClose }} />
          ),
          picture && <HandOut key="save" picture={picture} />,
          'zoom',
          'close',
        ],
      }}
      styles={{
        root: {
          '--yarl__toolbar_padding': 'calc(var(--safe-top) + 4px) 4px 4px',
          '--yarl__icon_size': '26px',
          '--yarl__color_button': '#fff',
        },
      }}
      animation={{ fade: 160, swipe: 240 }}
      video={{ autoPlay: true, controls: true, playsInline: true, preload: 'metadata' }}
      zoom={{ ref: bars.zoom, maxZoomPixelRatio: 3, scrollToZoom: true, ...ownDoubleTaps }}
      render={{
        slide: ({ slide }) => (slide.type === 'waiting' ? <Spinner size={32} /> : undefined),
        controls: () =>
          picture && (
            <ViewerBars
              picture={picture}
              conversation={conversation}
              place={isWhole && !isAlone ? t('media.place', { number: index + 1, total: pictures.length }) : ''}
            />
          ),
        // A finger swipes and spreads.
        ...((isAlone || bars.isTouch) && { buttonPrev: () => null, buttonNext: () => null }),
        ...(bars.isTouch && { buttonZoom: () => null }),
      }}
      labels={{
        Lightbox: t('media.viewer'),
        'Photo gallery': t('media.viewer'),
        Close: t('media.close'),
        Previous: t('media.previous'),
        Next: t('media.next'),
        'Zoom in': t('media.zoomIn'),
        'Zoom out': t('media.zoomOut'),
      }}
    />
  )
}
