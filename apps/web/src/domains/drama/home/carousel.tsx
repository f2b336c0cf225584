import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, type UIEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './hero.module.css'

interface CarouselProps<Item extends Banner> {
  readonly banners: readonly Item[]
  /** Draws one of them; the first is seen at once, and one at a time is in the middle. */
  readonly children: (banner: Item, isEager: boolean, isShown: boolean) => ReactNode
}

/** So many are seen at once where a mouse moves them. */
const besideEachOther = 2

/** Banners beside each other: scrolled by hand, or by a mouse with buttons, each snaps into place. */
export const Carousel = <Item extends Banner>({ banners, children }: CarouselProps<Item>) => {
  const t = useTexts()
  const [shown, setShown] = useState(0)
  const track = useRef<HTMLUListElement>(null)
  const follow = ({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent) =>
    setShown(Math.round((scrollLeft / scrollWidth) * banners.length))
  const move = (step: -1 | 1) =>
    track.current?.scrollBy({ left: (step * track.current.clientWidth) / besideEachOther, behavior: 'smooth' })
  return (
    <section className={styles.hero} aria-label={t('drama.featured')} aria-roledescription="carousel">
      <ul ref={track} className={styles.track} onScroll={follow}>
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
      {/* The keyboard goes from one to the next by their links. */}
      {shown > 0 && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.before} onClick={() => move(-1)}>
          <Icon of={ChevronLeft} size={24} />
        </button>
      )}
      {shown < banners.length - besideEachOther && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.after} onClick={() => move(1)}>
          <Icon of={ChevronRight} size={24} />
        </button>
      )}
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
