import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useId, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { uploadFile } from '../../../platform/uploads/upload-file.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { useAction } from '../../../ui/use-action.ts'
import styles from './group-picture.module.css'

interface GroupPictureProps {
  readonly name: string
  /** Key of the uploaded picture; '' while there is none. */
  readonly value: string
  readonly onChange: (key: string) => void
  /** What is wrong: no picture, or an upload that failed. */
  readonly error?: string | undefined
}

/** The picture of a group; a tap chooses another one, which is uploaded at once. */
export const GroupPicture = ({ name, value, onChange, error }: GroupPictureProps) => {
  const t = useTexts()
  const noteId = useId()
  const [percent, setPercent] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const upload = useAction(
    async (file: File) => {
      setHasFailed(false)
      const { url } = await uploadFile(file, { kind: 'avatar', onProgress: setPercent })
      setPercent(undefined)
      onChange(url)
    },
    () => {
      setPercent(undefined)
      setHasFailed(true)
      return true
    },
  )
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    // The same file chosen again is another try.
    target.value = ''
    if (file) upload.run(file)
  }
  const note = hasFailed ? t('media.uploadFailed') : error
  return (
    <div className={styles.field}>
      <label className={styles.picture} aria-busy={upload.isBusy}>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-label={t('groups.picture')}
          aria-describedby={note === undefined ? undefined : noteId}
          aria-invalid={note !== undefined}
          disabled={upload.isBusy}
          onChange={choose}
        />
        {value === '' ? (
          <span className={styles.empty}>
            <Icon of={Camera} size={30} />
          </span>
        ) : (
          <Avatar name={name} url={value} size={88} />
        )}
        {percent !== undefined && (
          <span className={styles.progress}>
            <ProgressRing percent={percent} />
          </span>
        )}
        {value !== '' && percent === undefined && (
          <span className={styles.change}>
            <Icon of={Camera} size={16} />
          </span>
        )}
      </label>
      {note !== undefined && (
        <p id={noteId} className={styles.error} role="alert">
          {note}
        </p>
      )}
    </div>
  )
}
