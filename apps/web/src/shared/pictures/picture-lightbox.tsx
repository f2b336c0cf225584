import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useTexts } from '../../platform/texts.ts'

export interface PictureLightboxProps {
  readonly addresses: readonly string[]
  readonly index: number
  readonly onClose: () => void
}

/** Pictures over the whole screen, to be zoomed. */
export const PictureLightbox = ({ addresses, index, onClose }: PictureLightboxProps) => {
  const t = useTexts()
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={addresses.map((src, position) => ({ src, alt: t('recharge.zoomPicture', { number: position + 1 }) }))}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={addresses.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Lightbox: t('media.viewer'),
        Close: t('media.close'),
        Previous: t('media.previous'),
        Next: t('media.next'),
        'Zoom in': t('media.zoomIn'),
        'Zoom out': t('media.zoomOut'),
      }}
    />
  )
}
