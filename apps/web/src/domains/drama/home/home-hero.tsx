import type { HomeBanner } from '@cliffhanger/contract/drama/schemas.ts'
import { loglineOf } from '@cliffhanger/rules/drama/hook.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import Play from 'lucide-react/icons/play'
import { memo, useEffect, useRef } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { connectionKind, isSparing } from '../../../platform/server/connection-kind.ts'
import { useTexts } from '../../../platform/texts.ts'
import { endFirstPicture, storeFirstPicture } from '../../../shared/first-picture.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { idlePart } from '../../../ui/feedback/idle-part.tsx'
import { wantsStillness } from '../../../ui/motion.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { Carousel } from './carousel.tsx'
import styles from './home-hero.module.css'

const DrawnHero = ({ banners }: { readonly banners: readonly HomeBanner[] }) => {
  const hero = useRef<HTMLDivElement>(null)
  const image = banners[0]?.image ?? ''
  const drama = banners[0]?.video?.id
  const count = banners.length
  useEffect(() => storeFirstPicture({ image, count, drama }), [image, count, drama])
  useEffect(() => {
    let isGone = false
    const takeOver = async () => {
      // One that cannot be read has nothing to wait for.
      await hero.current
        ?.querySelector('img')
        ?.decode()
        .catch(() => undefined)
      if (!isGone) requestAnimationFrame(endFirstPicture)
    }
    void takeOver()
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div ref={hero} className={styles.hero}>
      <Carousel banners={banners}>
        {(banner, isEager, isShown) => <Feature banner={banner} isEager={isEager} isShown={isShown} />}
      </Carousel>
    </div>
  )
}

/** The top of home: what operators feature, each with its title, a line about it, and what one can do. */
export const HomeHero = memo(DrawnHero)

/** Nobody waits for it. */
const Preview = idlePart(async () => (await import('./hero-preview.tsx')).HeroPreview)

/** A film is too much for a slow network, for whoever saves data, and for whoever wants stillness. */
const mayMove = (): boolean => !isSparing() && connectionKind() !== '3g' && !wantsStillness()

interface FeatureProps {
  readonly banner: HomeBanner
  readonly isEager: boolean
  readonly isShown: boolean
}

const Feature = ({ banner, isEager, isShown }: FeatureProps) => {
  const line = loglineOf(banner.video?.intro ?? '')
  return (
    <div className={styles.feature} data-theme="dark">
      <span className={styles.art} data-drift={isSparing() ? 'none' : isShown ? 'running' : 'paused'}>
        <Poster url={banner.image} title="" ratio="16 / 9" isEager={isEager} />
        {isShown && banner.video && mayMove() && <Preview waiting={0} dramaId={banner.video.id} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        {line !== '' && <p className={styles.line}>{line}</p>}
        <div className={styles.actions}>
          <Way banner={banner} />
          {banner.video && <SaveButton video={banner.video} />}
        </div>
      </div>
    </div>
  )
}

/** Where a press anywhere on the picture leads. */
const Way = ({ banner }: { readonly banner: HomeBanner }) => {
  const t = useTexts()
  switch (banner.link_type) {
    case 'none':
      return null
    case 'url':
      return (
        <a className={styles.way} href={banner.link} target="_blank" rel="noreferrer" aria-label={banner.title}>
          {null}
        </a>
      )
    case 'page':
      return (
        <a className={styles.way} href={`#${banner.link}`} aria-label={banner.title}>
          {null}
        </a>
      )
    case 'video':
      return (
        <a className={`${styles.way} ${styles.play}`} href={hrefTo('player', { id: banner.link })}>
          <Icon of={Play} size={18} />
          {t('drama.play')}
          <span className="visually-hidden"> {banner.title}</span>
        </a>
      )
  }
}

const SaveButton = ({ video: { id, is_binge } }: { readonly video: NonNullable<HomeBanner['video']> }) => {
  const t = useTexts()
  const isSaved = is_binge === 1
  const save = useAction(async () => {
    const { bingeFeatured } = await import('../collection/collection-actions.ts')
    await bingeFeatured(id, !isSaved)
  })
  return (
    <button type="button" className={styles.save} aria-pressed={isSaved} onClick={() => save.run()}>
      <Icon of={Bookmark} size={18} />
      {t(isSaved ? 'drama.saved' : 'drama.save')}
    </button>
  )
}
