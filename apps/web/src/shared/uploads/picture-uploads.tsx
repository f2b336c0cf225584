import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { AddPicture, RemovePicture } from '../../ui/pictures/picture-square.tsx'
import styles from './picture-uploads.module.css'
import type { ChosenPicture, usePictures } from './use-pictures.ts'

interface PictureUploadsProps {
  readonly pictures: ReturnType<typeof usePictures>
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
}

/** The pictures of a form: chosen from the album, shown while they are on their way, taken out again. */
export const PictureUploads = ({
  pictures: { pictures, max, add, remove, retry },
  label,
  hint,
  error,
}: PictureUploadsProps) => {
  const t = useTexts()
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.id}
            picture={picture}
            number={index + 1}
            onRemove={() => remove(picture.id)}
            onRetry={() => retry(picture)}
          />
        ))}
        {pictures.length < max && (
          <li>
            <AddPicture label={t('reports.addImages')} className={styles.square} mayBeSeveral onChoose={add} />
          </li>
        )}
      </ul>
    </FieldGroup>
  )
}

interface PictureItemProps {
  readonly picture: ChosenPicture
  readonly number: number
  readonly onRemove: () => void
  readonly onRetry: () => void
}

const PictureItem = ({ picture: { preview, percent, key }, number, onRemove, onRetry }: PictureItemProps) => {
  const t = useTexts()
  return (
    <li className={classNames(styles.square, styles.filled)}>
      <img className={styles.picture} src={preview} alt={t('reports.image', { number })} />
      {key === '' && percent >= 0 && (
        <span className={styles.cover}>
          <ProgressRing percent={percent} />
        </span>
      )}
      {percent < 0 && (
        <button type="button" className={styles.cover} onClick={onRetry}>
          <Icon of={RotateCcw} size={22} />
          <span>{t('media.uploadAgain')}</span>
        </button>
      )}
      <RemovePicture label={t('reports.removeImage', { number })} onClick={onRemove} />
    </li>
  )
}
