import type { Poster } from '@cliffhanger/contract/drama/share-calls.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { assetUrl } from '../../platform/server/endpoints.ts'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './poster-picture.module.css'
import type { PosterState } from './use-poster.ts'

interface PosterPictureProps {
  readonly state: PosterState
  readonly title: string
  readonly backgrounds: readonly Pick<Poster, 'id' | 'image_url'>[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** The poster as it will be saved, and the backgrounds to choose from. */
export const PosterPicture = ({ state, title, backgrounds, chosen, onChoose }: PosterPictureProps) => {
  const t = useTexts()
  return (
    <section aria-label={t('share.poster')} className={styles.poster}>
      <div className={styles.frame}>
        {state.kind === 'drawn' && (
          <img src={state.address} alt={t('share.posterOf', { title })} width={750} height={1334} />
        )}
        {state.kind === 'drawing' && (
          <div className={styles.drawing} role="status" aria-label={t('share.drawing')}>
            <Spinner size={36} />
          </div>
        )}
        {state.kind === 'failed' && <EmptyState icon={ImageOff} title={t('share.drawFailed')} />}
      </div>
      {backgrounds.length > 1 && (
        <div role="group" aria-label={t('share.background')} className={styles.backgrounds}>
          {backgrounds.map(({ id, image_url }, index) => (
            <button
              key={id}
              type="button"
              aria-label={t('share.backgroundNumber', { number: index + 1 })}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
            >
              <img src={assetUrl(image_url)} alt="" width={45} height={80} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
