import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { DramaTags } from './detail-head.tsx'
import styles from './detail-screen.module.css'
import { hookOf } from './hook-of.ts'
import { FoldedText } from './intro.tsx'
import { MetaLine } from './meta-line.tsx'

interface AboutProps {
  readonly drama: Video
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
}

/** Below the stage of a phone, which says the rest of it: how long the drama is, what it costs, and how its story goes on. */
export const About = ({ drama, episodes }: AboutProps) => {
  const t = useTexts()
  const { rest } = hookOf(drama.intro)
  return (
    <section className={styles.about} aria-label={t('collection.intro')}>
      <div className={styles.state}>
        <MetaLine drama={drama} episodes={episodes} isAfterReleased />
      </div>
      {rest !== '' && <FoldedText text={rest} />}
      <DramaTags of={drama.tags.filter((tag) => tag !== drama.type_name)} />
    </section>
  )
}
