import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './crowdfunding.module.css'

/** The pictures of a project, one at a time; a finger moves on to the next. */
export const ProjectPictures = ({ project: { images, cover } }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const pictures = images.length > 0 ? images : [cover]
  return (
    <section
      className={styles.pictures}
      aria-label={t('crowdfunding.pictures')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={pictures.length > 1 ? 0 : undefined}
    >
      {pictures.map((url, index) => (
        <div
          key={url}
          role="img"
          aria-label={t('crowdfunding.picture', { number: index + 1, total: pictures.length })}
          className={styles.picture}
        >
          <Poster url={url} title="" ratio="16 / 9" isEager={index === 0} />
        </div>
      ))}
    </section>
  )
}
