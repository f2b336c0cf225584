import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import Play from 'lucide-react/icons/play'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { Carousel } from './carousel.tsx'
import styles from './hero.module.css'

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
