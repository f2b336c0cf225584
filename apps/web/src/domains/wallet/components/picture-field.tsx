import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PictureState } from '../use-picture.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  readonly label: string
  readonly picture: PictureState
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** One picture of a form: chosen from the album, shown while it is on its way, taken out again. */
export const PictureField = ({ label, picture, hint, error }: PictureFieldProps) => {
  const t = useTexts()
  const noteId = useId()
  const note = error ?? hint
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    if (file) picture.choose(file)
    target.value = ''
  }
  return (
    <fieldset className={styles.field} aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={styles.label}>{label}</legend>
      {picture.key === '' && picture.percent === undefined ? (
        <label className={styles.add}>
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            aria-label={`${t('media.choosePicture')}: ${label}`}
            onChange={choose}
          />
          <Icon of={ImagePlus} size={28} />
        </label>
      ) : (
        <div className={styles.frame}>
          <Picture label={label} picture={picture} />
          <button
            type="button"
            className={styles.remove}
            aria-label={`${t('cashOut.removePicture')}: ${label}`}
            onClick={picture.remove}
          >
            <Icon of={X} size={14} />
          </button>
        </div>
      )}
      {note !== undefined && (
        <p
          id={noteId}
          className={error === undefined ? styles.note : styles.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </fieldset>
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
