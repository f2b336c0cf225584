import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTexts } from '../../../../platform/texts.ts'
import { useMediaUrl } from '../../../../platform/uploads/use-media-url.ts'
import type { UploadState } from '../../../../shared/uploads/use-upload.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { FieldGroup } from '../../../../ui/forms/field-group.tsx'
import { AddPicture, RemovePicture } from '../../../../ui/pictures/picture-square.tsx'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  readonly label: string
  readonly picture: UploadState
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** In the shape of a card, as wide as the form. */
  readonly isCard?: boolean
}

/** One picture of a form: chosen from the album, shown while it is on its way, taken out again. */
export const PictureField = ({ label, picture, hint, error, isCard = false }: PictureFieldProps) => {
  const t = useTexts()
  const shape = isCard ? styles.card : styles.square
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {picture.key === '' && picture.percent === undefined ? (
        <AddPicture
          label={`${t('media.choosePicture')}: ${label}`}
          className={classNames(shape, isCard && styles.outline)}
          onChoose={([file]) => file && picture.choose(file)}
        />
      ) : (
        <div className={classNames(shape, styles.frame)}>
          <Picture label={label} picture={picture} />
          <RemovePicture label={`${t('withdrawal.removePicture')}: ${label}`} onClick={picture.remove} />
        </div>
      )}
    </FieldGroup>
  )
}

const Picture = ({ label, picture: { key, percent, retry } }: Pick<PictureFieldProps, 'label' | 'picture'>) => {
  const t = useTexts()
  const { url } = useMediaUrl(key)
  if (percent !== undefined && percent < 0) {
    return (
      <button type="button" className={styles.cover} onClick={retry}>
        <Icon of={RotateCcw} size={22} />
        <span>{t('media.uploadAgain')}</span>
      </button>
    )
  }
  if (percent !== undefined) {
    return (
      <span className={styles.cover}>
        <ProgressRing percent={percent} />
      </span>
    )
  }
  return url === undefined ? <Skeleton height="100%" /> : <img className={styles.picture} src={url} alt={label} />
}
