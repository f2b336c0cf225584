import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import type { ChangeEvent } from 'react'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './picture-square.module.css'

interface AddPictureProps {
  readonly label: string
  /** Its size. */
  readonly className: string | undefined
  readonly mayBeSeveral?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The empty square behind which the album opens. */
export const AddPicture = ({ label, className, mayBeSeveral, onChoose }: AddPictureProps) => {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChoose([...(target.files ?? [])])
    // The same picture may be chosen again after it was taken out.
    target.value = ''
  }
  return (
    <label className={classNames(styles.add, className)}>
      <input
        type="file"
        accept="image/*"
        multiple={mayBeSeveral}
        className="visually-hidden"
        aria-label={label}
        onChange={choose}
      />
      <Icon of={ImagePlus} size={28} />
    </label>
  )
}

/** Takes a picture out again, at the corner of its square. */
export const RemovePicture = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onClick}>
    <Icon of={X} size={14} />
  </button>
)
