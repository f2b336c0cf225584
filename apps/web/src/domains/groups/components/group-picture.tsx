import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { PictureCrop } from '../../../ui/pictures/picture-crop.tsx'
import styles from './group-picture.module.css'
import { useSquare } from './use-square.ts'

interface GroupPictureProps {
  readonly name: string
  /** Address of the picture, or key of the one that was uploaded; '' while there is none. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly size: number
  /** The faces that stand for the group while it has no picture. */
  readonly faces: readonly string[]
}

/** The picture of a group, or its members' faces; a tap chooses another one, of which a square is uploaded at once. */
export const GroupPicture = ({ name, value, onChange, size, faces }: GroupPictureProps) => {
  const t = useTexts()
  const noteId = useId()
  const square = useSquare(onChange)
  const note = square.failure
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    // The same file chosen again is another try.
    target.value = ''
    if (file) square.choose(file)
  }
  return (
    <div className={styles.field}>
      <label className={styles.picture}>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-label={t('groups.picture')}
          aria-describedby={note === undefined ? undefined : noteId}
          disabled={square.isBusy}
          onChange={choose}
        />
        {value === '' && faces.length < 2 ? (
          <span className={styles.empty} style={{ width: size, height: size }}>
            <Icon of={Camera} size={26} />
          </span>
        ) : (
          <>
            <Avatar
              name={name}
              url={square.uploaded?.url === value ? square.uploaded.shown : value}
              urls={faces}
              size={size}
            />
            <span className={styles.change}>
              <Icon of={Camera} size={16} />
            </span>
          </>
        )}
      </label>
      {value !== '' && (
        <Button kind="text" size="small" onClick={() => onChange('')}>
          {t('groups.removePicture')}
        </Button>
      )}
      {note !== undefined && (
        <p id={noteId} className={styles.error} role="alert">
          {note}
        </p>
      )}
      <Sheet isOpen={square.chosen !== undefined} onClose={square.cancel} title={t('groups.picture')}>
        {square.chosen !== undefined && (
          <PictureCrop
            src={square.chosen}
            isBusy={square.isBusy}
            onCancel={square.cancel}
            onUse={square.upload}
            onUnfit={() => square.refuse(t('media.unfit'))}
          />
        )}
        {square.percent !== undefined && (
          <p className={styles.progress}>
            <ProgressRing percent={square.percent} />
          </p>
        )}
      </Sheet>
    </div>
  )
}
