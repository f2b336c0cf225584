import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { type Proof, proofsMax, type useProofs } from '../use-proofs.ts'
import styles from './proof-images.module.css'

interface ProofImagesProps {
  readonly proofs: ReturnType<typeof useProofs>
  readonly error?: string | undefined
}

/** The pictures of a report: chosen from the album, shown while they are on their way, taken out again. */
export const ProofImages = ({ proofs: { proofs, add, remove, retry }, error }: ProofImagesProps) => {
  const t = useTexts()
  const noteId = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <fieldset className={styles.field} aria-describedby={noteId}>
      <legend className={styles.label}>{t('reports.images')}</legend>
      <ul className={styles.grid}>
        {proofs.map((proof, index) => (
          <ProofItem
            key={proof.id}
            proof={proof}
            number={index + 1}
            onRemove={() => remove(proof.id)}
            onRetry={() => retry(proof)}
          />
        ))}
        {proofs.length < proofsMax && (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                accept="image/*"
                multiple
                className="visually-hidden"
                aria-label={t('reports.addImages')}
                onChange={choose}
              />
              <Icon of={ImagePlus} size={26} />
            </label>
          </li>
        )}
      </ul>
      <p
        id={noteId}
        className={error === undefined ? styles.note : styles.error}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? t('reports.imagesHint', { max: proofsMax })}
      </p>
    </fieldset>
  )
}

interface ProofItemProps {
  readonly proof: Proof
  readonly number: number
  readonly onRemove: () => void
  readonly onRetry: () => void
}

const ProofItem = ({ proof: { preview, percent, key }, number, onRemove, onRetry }: ProofItemProps) => {
  const t = useTexts()
  return (
    <li className={styles.proof}>
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
      <button
        type="button"
        className={styles.remove}
        aria-label={t('reports.removeImage', { number })}
        onClick={onRemove}
      >
        <Icon of={X} size={14} />
      </button>
    </li>
  )
}
