import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { type UIEvent, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './goods-gallery.module.css'

/** The pictures of an article, one at a time; a finger moves on to the next. */
export const GoodsGallery = ({ goods: { images, cover } }: { readonly goods: PointGoods }) => {
  const t = useTexts()
  const [shown, setShown] = useState(0)
  const pictures = images.length > 0 ? images : [cover]
  const total = pictures.length
  const follow = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
  return (
    <div className={styles.gallery}>
      <section
        className={styles.pictures}
        aria-label={t('goods.pictures')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={total > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {pictures.map((url, index) => (
          <div
            key={url}
            role="img"
            aria-label={t('goods.picture', { number: index + 1, total })}
            className={styles.picture}
          >
            <Poster url={url} title="" ratio="1 / 1" isEager={index === 0} />
          </div>
        ))}
      </section>
      {total > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {pictures.map((url, index) => (
            <span key={url} className={classNames(styles.dot, index === shown && styles.current)} />
          ))}
        </div>
      )}
    </div>
  )
}
