import { type ComponentType, useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { PictureLightboxProps } from '../../../shared/pictures/picture-lightbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './post-pictures.module.css'

interface PostPicturesProps {
  readonly images: readonly string[]
  /** The small ones, in the same order. */
  readonly thumbs: readonly string[]
}

/** The pictures of a post; a tap looks at one over the whole screen. The viewer's program comes with the first one. */
export const PostPictures = ({ images, thumbs }: PostPicturesProps) => {
  const t = useTexts()
  const [Lightbox, setLightbox] = useState<ComponentType<PictureLightboxProps>>()
  const [shown, setShown] = useState<number>()
  const open = (index: number): void => {
    setShown(index)
    import('../../../shared/pictures/picture-lightbox.tsx').then(
      (part) => setLightbox(() => part.PictureLightbox),
      ignoreQuietly,
    )
  }
  return (
    <>
      <div className={classNames(styles.grid, images.length === 1 && styles.single)}>
        {images.map((url, index) => (
          <button
            key={url}
            type="button"
            aria-label={t('stars.picture', { number: index + 1 })}
            onClick={() => open(index)}
          >
            <img src={assetUrl(images.length === 1 ? url : (thumbs[index] ?? url))} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {Lightbox && shown !== undefined && (
        <Lightbox addresses={images.map(assetUrl)} index={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
