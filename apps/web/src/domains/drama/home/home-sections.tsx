import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeBanner, HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { createElement, startTransition, use, useEffect, useMemo, useState } from 'react'
import { useIsBroad, useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { markFirstScreenDrawn, whenIdle } from '../../../platform/idle.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { endFirstPicture, firstPictureId } from '../../../shared/first-picture.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { InstallGuide } from '../../../ui/notifications/install-guide.tsx'
import { useWatched } from '../watched.ts'
import { ContinueWatching } from './continue-watching.tsx'
import { GridSection } from './grid-section.tsx'
import hero from './hero.module.css'
import { HomeHero } from './home-hero.tsx'
import styles from './home-sections.module.css'
import { NoticeBlock } from './notice-block.ts'
import { RankingSection } from './ranking-section.tsx'
import { LaterRows } from './rows/later-rows.tsx'
import { type GridColumns, type HomeRows, useHomeRows } from './rows/use-home-rows.ts'

/** The home page in the order that operators gave it. */
export const HomeSections = ({ config }: { readonly config: CallData<typeof dramaCalls.getHomeConfig> }) => {
  const banners = useCall(dramaCalls.listBanners, {})
  const isDrawn = !banners.isPending
  useEffect(() => {
    if (!isDrawn) return
    wasDrawn = true
    markFirstScreenDrawn()
  }, [isDrawn])
  const top = useTop(banners.data?.list ?? none)
  const hasHero = banners.isPending || top.length > 0
  useEffect(() => {
    if (!hasHero) endFirstPicture()
  }, [hasHero])
  const sections = config.sections.filter(({ is_show }) => is_show === 1)
  const [isDesktop, isBroad] = [useIsDesktop(), useIsBroad()]
  const columns = isDesktop ? 6 : isBroad ? 5 : 3
  const rows = useHomeRows(sections, top, columns)
  const [firstCovers, ...furtherCovers] = sections.filter(({ code }) => code !== 'notices' && code !== 'history')
  const lastInSight = furtherCovers[columns === 3 ? 0 : 2]
  const drawn = useDrawn(sections.length, lastInSight ? sections.indexOf(lastInSight) + 1 : sections.length)
  return (
    <>
      {banners.isPending && <HeroSkeleton />}
      {top.length > 0 && <HomeHero banners={top} />}
      {config.guide_desktop === 1 && <InstallGuide />}
      {sections.slice(0, drawn).map((section) => (
        <HomeBlock
          key={section.code}
          section={section}
          sections={sections}
          rows={rows}
          columns={columns}
          isFirst={section === firstCovers}
          continues={config.continues === 1}
        />
      ))}
    </>
  )
}

const none: readonly HomeBanner[] = []

/** Nothing at the top stands again among what one goes on watching, right below, while there is anything else. */
function useTop(banners: readonly HomeBanner[]): readonly HomeBanner[] {
  const watched = useWatched()
  return useMemo(() => {
    const known = new Set(watched.map(({ id }) => id))
    const others = banners.filter(({ video }) => !video || !known.has(video.id))
    return others.length > 0 ? others : banners
  }, [banners, watched])
}

let wasDrawn = false

/** How many sections are drawn: `atOnce` are seen, or nearly, before the page is scrolled. What is further down comes one by one, while the browser
 *  has nothing else to do. Whoever comes back takes up their place in the whole page. */
function useDrawn(all: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(wasDrawn ? all : atOnce)
  useEffect(() => {
    if (drawn >= all) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, all])
  return drawn
}

interface HomeBlockProps {
  readonly section: HomeSection
  readonly sections: readonly HomeSection[]
  readonly rows: HomeRows
  readonly columns: GridColumns
  readonly isFirst: boolean
  /** There is something that the member goes on watching. */
  readonly continues: boolean
}

const HomeBlock = ({ section, sections, rows, columns, isFirst, continues }: HomeBlockProps) => {
  switch (section.code) {
    case 'latest':
      return <GridSection section={section} dramas={rows.latest} columns={columns} isFirst={isFirst} />
    case 'ranking':
      return <RankingSection section={section} places={rows.ranking} />
    case 'recommended':
    case 'all':
      return (
        <LaterRows
          waiting={1}
          section={section}
          recommended={sections.find(({ code }) => code === 'recommended')}
          shown={rows.shown}
          near={rows.near}
          columns={columns}
        />
      )
    case 'history':
      return <ContinueWatching section={section} isKnown={continues} />
    case 'notices':
      return <Notices section={section} />
    default:
      return section.code satisfies never
  }
}

/** What the platform tells; nothing until that part of the program is there. */
const Notices = ({ section }: { readonly section: HomeSection }) => {
  const Block = use(NoticeBlock)
  return Block ? createElement(Block, { section }) : null
}

/** The carousel's place until it is known: that of the first picture, where the document shows one. */
export const HeroSkeleton = () => (
  <div className={hero.hero} aria-hidden="true">
    <div className={hero.track}>
      {(document.querySelector(`#${firstPictureId}[data-single]`) ? ['first'] : ['first', 'second']).map((place) => (
        <span key={place} className={hero.slide}>
          <span className={styles.hero}>
            <Skeleton height="100%" radius="inherit" />
          </span>
        </span>
      ))}
    </div>
    <div className={hero.dots}>
      <span className={hero.dot} />
    </div>
  </div>
)
