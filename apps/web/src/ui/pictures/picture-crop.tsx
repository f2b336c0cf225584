import { type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { type Crop, cropOffset, cutOf, keepInside, largestScale, wholeCrop } from './crop.ts'
import styles from './picture-crop.module.css'

interface PictureCropProps {
  /** Address of the picture. */
  readonly src: string
  readonly isBusy: boolean
  readonly onCancel: () => void
  /** Hears the picture and the square of it that was chosen, in its pixels. */
  readonly onUse: (picture: HTMLImageElement, cut: ReturnType<typeof cutOf>) => void
  /** The picture cannot be read. */
  readonly onUnfit: () => void
}

/** Chooses a square of a picture by moving and scaling it under a window. */
export const PictureCrop = ({ src, isBusy, onCancel, onUse, onUnfit }: PictureCropProps) => {
  const t = useTexts()
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const [crop, setCrop] = useState(wholeCrop)
  const drag = useRef<{ readonly x: number; readonly y: number; readonly from: Crop }>(undefined)

  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: crop }
  }
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const begun = drag.current
    if (!begun || !size) return
    const side = event.currentTarget.clientWidth
    const x = begun.from.x + (event.clientX - begun.x) / side
    const y = begun.from.y + (event.clientY - begun.y) / side
    setCrop(({ scale }) => keepInside(size, { scale, x, y }))
  }
  const end = (): void => {
    drag.current = undefined
  }
  const scaleTo = (scale: number): void => {
    // The middle of the window stays where it is in the picture.
    if (size) setCrop(({ scale: old, x, y }) => keepInside(size, { scale, x: (x * scale) / old, y: (y * scale) / old }))
  }
  const use = (): void => {
    if (picture.current && size) onUse(picture.current, cutOf(size, crop))
  }
  return (
    <div className={styles.crop}>
      <div
        className={styles.window}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        aria-label={t('media.cropPicture')}
        role="img"
      >
        <img
          ref={picture}
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          style={size ? cropOffset(size, crop) : { opacity: 0 }}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onUnfit}
        />
      </div>
      <label className={styles.scale}>
        <span className="visually-hidden">{t('media.scale')}</span>
        <input
          type="range"
          min={1}
          max={largestScale}
          step={0.01}
          value={crop.scale}
          disabled={!size}
          onChange={(event) => scaleTo(event.target.valueAsNumber)}
        />
      </label>
      <div className={styles.acts}>
        <Button kind="quiet" block disabled={isBusy} onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button block busy={isBusy} disabled={!size} onClick={use}>
          {t('media.usePicture')}
        </Button>
      </div>
    </div>
  )
}
