import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { AddPicture, RemovePicture } from '../../../ui/pictures/picture-square.tsx'
import { type Proof, proofsMax, type useProofs } from '../use-proofs.ts'
import styles from './proof-images.module.css'

interface ProofImagesProps {
  readonly proofs: ReturnType<typeof useProofs>
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
}

/** The pictures of a report: chosen from the album, shown while they are on their way, taken out again. */
export const ProofImages = ({ proofs: { proofs, add, remove, retry }, label, hint, error }: ProofImagesProps) => {
  const t = useTexts()
  return (
    <FieldGroup label={label} hint={hint} error={error}>
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
            <AddPicture label={t('reports.addImages')} className={styles.square} mayBeSeveral onChoose={add} />
          </li>
        )}
      </ul>
    </FieldGroup>
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
    <li className={classNames(styles.square, styles.proof)}>
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
