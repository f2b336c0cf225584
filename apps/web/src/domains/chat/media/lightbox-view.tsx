import type { ImageItem, VideoItem } from '@cliffhanger/rules/chat/media-content.ts'
import { useState } from 'react'
import Lightbox, { type Slide } from 'yet-another-react-lightbox'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useTexts } from '../../../platform/texts.ts'
import { useMediaUrls } from '../../../platform/uploads/use-media-url.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A slide whose address is not known yet. */
    waiting: { readonly type: 'waiting' }
  }
}

export interface LightboxViewProps {
  readonly items: readonly (ImageItem | VideoItem)[]
  readonly index: number
  readonly onClose: () => void
}

/** Neighbours of the shown one whose addresses are asked for in advance. */
const ahead = 2

const slideOf = (item: ImageItem | VideoItem, urls: ReadonlyMap<string, string>): Slide => {
  const src = urls.get(item.url)
  if (src === undefined) return { type: 'waiting' }
  const size = item.width > 0 && item.height > 0 ? { width: item.width, height: item.height } : {}
  if (item.kind === 'image') return { src, alt: item.name, ...size }
  const poster = urls.get(item.thumb_url)
  return { type: 'video', sources: [{ src, type: videoTypeOf(item.url) }], ...size, ...(poster && { poster }) }
}

/** What a player wants to know of a file; most play MP4 whatever it is called. */
const videoTypeOf = (key: string): string => (/\.webm$/i.test(key) ? 'video/webm' : 'video/mp4')

export const LightboxView = ({ items, index, onClose }: LightboxViewProps) => {
  const t = useTexts()
  const [shown, setShown] = useState(index)
  const near = items.slice(Math.max(0, shown - ahead), shown + ahead + 1)
  const urls = useMediaUrls(near.flatMap((item) => [item.url, item.thumb_url]))
  return (
    <Lightbox
      open
      close={onClose}
      index={shown}
      slides={items.map((item) => slideOf(item, urls))}
      plugins={[Zoom, Video]}
      on={{ view: ({ index: now }) => setShown(now) }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      styles={{ root: { '--yarl__toolbar_padding': 'calc(var(--safe-top) + 4px) 4px 4px' } }}
      animation={{ fade: 160, swipe: 240 }}
      video={{ autoPlay: true, controls: true, playsInline: true, preload: 'metadata' }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={{
        slide: ({ slide }) => (slide.type === 'waiting' ? <Spinner size={32} /> : undefined),
        ...(items.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
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
