import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import { type ReactNode, type UIEvent, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import styles from './hero.module.css'

interface CarouselProps<Item extends Banner> {
  readonly banners: readonly Item[]
  /** Draws one of them; the first is seen at once, and one at a time is in the middle. */
  readonly children: (banner: Item, isEager: boolean, isShown: boolean) => ReactNode
}

/** Banners beside each other: scrolled by hand, each snaps into place. */
export const Carousel = <Item extends Banner>({ banners, children }: CarouselProps<Item>) => {
  const t = useTexts()
  const [shown, setShown] = useState(0)
  const follow = ({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent) =>
    setShown(Math.round((scrollLeft / scrollWidth) * banners.length))
  return (
    <section className={styles.hero} aria-label={t('drama.featured')} aria-roledescription="carousel">
      <ul className={styles.track} onScroll={follow}>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className={styles.slide}
            aria-label={t('drama.slide', { number: index + 1, total: banners.length })}
          >
            {children(banner, index === 0, index === shown)}
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {banners.map(({ id }, index) => (
            <span key={id} className={styles.dot} data-on={index === shown} />
          ))}
        </div>
      )}
    </section>
  )
}
