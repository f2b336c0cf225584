import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import Play from 'lucide-react/icons/play'
import { type ReactNode, type UIEvent, useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
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

/** The carousel of a page: pictures with their titles. */
export const Hero = ({ banners }: { readonly banners: readonly Banner[] }) => (
  <Carousel banners={banners}>{(banner, isEager) => <Slide banner={banner} isEager={isEager} />}</Carousel>
)

/** The place of a carousel of `count` pictures that is on its way. */
export const HeroPlace = ({ count }: { readonly count: number }) => (
  <div className={styles.hero} aria-hidden="true">
    <div className={styles.track}>
      {Array.from({ length: Math.min(count, 2) }, (_, index) => (
        <span key={index} className={styles.slide}>
          <span className={styles.place} />
        </span>
      ))}
    </div>
    {count > 1 && (
      <div className={styles.dots}>
        <span className={styles.dot} />
      </div>
    )}
  </div>
)

const Slide = ({ banner, isEager }: { readonly banner: Banner; readonly isEager: boolean }) => {
  const t = useTexts()
  const picture = (
    <>
      <Poster url={banner.image} title={banner.title} ratio="16 / 9" isEager={isEager} />
      <span className={styles.caption} data-theme="dark">
        <span className={styles.title}>{banner.title}</span>
        {banner.link_type === 'video' && (
          <span className={styles.play}>
            <Icon of={Play} size={16} />
            {t('drama.play')}
          </span>
        )}
      </span>
    </>
  )
  switch (banner.link_type) {
    case 'none':
      return <span className={styles.link}>{picture}</span>
    case 'url':
      return (
        <a className={styles.link} href={banner.link} target="_blank" rel="noreferrer">
          {picture}
        </a>
      )
    case 'page':
      return (
        <a className={styles.link} href={`#${banner.link}`}>
          {picture}
        </a>
      )
    case 'video':
      return (
        <a className={styles.link} href={hrefTo('player', { id: banner.link })}>
          {picture}
        </a>
      )
  }
}
