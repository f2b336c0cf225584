import type { Sticker } from '@cliffhanger/contract/stickers/schemas.ts'
import { useState } from 'react'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './sticker-picture.module.css'

/** How often the picture of a sticker is tried (V-30). */
const tries = 3

interface StickerPictureProps {
  readonly sticker: Pick<Sticker, 'emoji' | 'image_url'>
  readonly className?: string | undefined
  /** What surrounds the picture says what it is already. */
  readonly isNamed?: boolean
}

/** A sticker as large as its place. Its picture is fetched when it is about to be seen; without it its emoji stands there. */
export const StickerPicture = ({ sticker: { emoji, image_url }, className, isNamed = false }: StickerPictureProps) => {
  const t = useTexts()
  const [failed, setFailed] = useState({ url: image_url, count: 0 })
  const count = failed.url === image_url ? failed.count : 0
  const name = isNamed ? '' : t('stickers.named', { emoji })
  if (count >= tries)
    return (
      <span
        className={classNames(styles.picture, styles.sign, className)}
        role={isNamed ? undefined : 'img'}
        aria-label={name || undefined}
      >
        {emoji}
      </span>
    )
  return (
    <img
      key={count}
      className={classNames(styles.picture, className)}
      src={assetUrl(image_url)}
      alt={name}
      loading="lazy"
      draggable={false}
      onError={() => setFailed({ url: image_url, count: count + 1 })}
    />
  )
}
