import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useId, useState } from 'react'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useForgotten } from '../../../ui/actions/use-forgotten.ts'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import type { cutOf } from '../../../ui/pictures/crop.ts'
import { PictureCrop } from '../../../ui/pictures/picture-crop.tsx'
import { type UploadedSquare, uploadSquare } from '../../../ui/pictures/upload-square.ts'
import styles from './group-picture.module.css'

interface GroupPictureProps {
  readonly name: string
  /** Address of the picture, or key of the one that was uploaded; '' while there is none. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly size: number
  /** What is wrong: there is no picture. */
  readonly error?: string | undefined
}

/** The picture of a group; a tap chooses another one, of which a square is uploaded at once. */
export const GroupPicture = ({ name, value, onChange, size, error }: GroupPictureProps) => {
  const t = useTexts()
  const noteId = useId()
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState<UploadedSquare>()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  useForgotten(chosen)
  useForgotten(own?.shown)

  const upload = useAction(
    async (picture: HTMLImageElement, cut: ReturnType<typeof cutOf>) => {
      setFailure(undefined)
      const uploaded = await uploadSquare(picture, cut, setPercent)
      setOwn(uploaded)
      onChange(uploaded.url)
      setPercent(undefined)
      setChosen(undefined)
    },
    (reason) => {
      setPercent(undefined)
      setChosen(undefined)
      setFailure(describeFailure(reason))
      return true
    },
  )
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    // The same file chosen again is another try.
    target.value = ''
    if (file) setChosen(URL.createObjectURL(file))
  }
  const note = failure ?? error
  const shown = own?.url === value ? own.shown : value
  return (
    <div className={styles.field}>
      <label className={styles.picture}>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-label={t('groups.picture')}
          aria-describedby={note === undefined ? undefined : noteId}
          disabled={upload.isBusy}
          onChange={choose}
        />
        {value === '' ? (
          <span className={styles.empty} style={{ width: size, height: size }}>
            <Icon of={Camera} size={26} />
          </span>
        ) : (
          <>
            <Avatar name={name} url={shown} size={size} />
            <span className={styles.change}>
              <Icon of={Camera} size={16} />
            </span>
          </>
        )}
      </label>
      {note !== undefined && (
        <p id={noteId} className={styles.error} role="alert">
          {note}
        </p>
      )}
      <Sheet isOpen={chosen !== undefined} onClose={() => setChosen(undefined)} title={t('groups.picture')}>
        {chosen !== undefined && (
          <PictureCrop
            src={chosen}
            isBusy={upload.isBusy}
            onCancel={() => setChosen(undefined)}
            onUse={upload.run}
            onUnfit={() => {
              setChosen(undefined)
              setFailure(t('media.unfit'))
            }}
          />
        )}
        {percent !== undefined && (
          <p className={styles.progress}>
            <ProgressRing percent={percent} />
          </p>
        )}
      </Sheet>
    </div>
  )
}
