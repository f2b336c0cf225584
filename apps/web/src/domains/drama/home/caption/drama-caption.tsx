import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { captionOf, hasNewToday } from './caption.ts'
import styles from './drama-caption.module.css'

/** The line below a cover: what draws somebody to the drama; how many episodes are out where nothing else is known. Cards in a row are of one height. */
export const DramaCaption = ({ drama }: { readonly drama: VideoCard }) => {
  const t = useTexts()
  const [isNew] = useState(() => hasNewToday(drama, Date.now()))
  return (
    <span className={styles.caption} data-new={isNew}>
      {isNew ? t('drama.newToday') : captionOf(drama) || t('drama.allEpisodes', { count: drama.update_number })}
    </span>
  )
}
