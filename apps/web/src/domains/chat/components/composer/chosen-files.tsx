import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import { useCallback, useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { resourceTypeOf } from '../../../../platform/uploads/prepare.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './chosen-files.module.css'

interface ChosenFilesProps {
  readonly files: readonly File[]
  /** They are sent to be saved: what they look like does not matter. */
  readonly isFile: boolean
  readonly onRemove: (file: File) => void
  readonly isDisabled: boolean
}

/** The pictures and videos that are about to be sent, each of which can be left out. */
export const ChosenFiles = ({ files, isFile, onRemove, isDisabled }: ChosenFilesProps) => (
  <ul
    className={styles.files}
    data-alone={(files.length === 1 && !isFile) || undefined}
    data-plain={isFile || undefined}
  >
    {files.map((file, index) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- the same file can be chosen twice
        key={`${index} ${file.name} ${file.lastModified}`}
        className={styles.file}
      >
        {isFile ? <Named file={file} /> : <Shown file={file} />}
        <Remove name={file.name} isDisabled={isDisabled} onRemove={() => onRemove(file)} />
      </li>
    ))}
  </ul>
)

interface RemoveProps {
  readonly name: string
  readonly isDisabled: boolean
  readonly onRemove: () => void
}

const Remove = ({ name, isDisabled, onRemove }: RemoveProps) => {
  const t = useTexts()
  return (
    <button
      type="button"
      className={styles.remove}
      disabled={isDisabled}
      onClick={onRemove}
      aria-label={t('media.removeFile', { name })}
    >
      <span className={styles.cross}>
        <Icon of={X} size={16} />
      </span>
    </button>
  )
}

const Named = ({ file: { name, size } }: { readonly file: File }) => {
  const language = useLanguage()
  return (
    <span className={styles.line}>
      <strong>{name}</strong>
      <span>{formatSize(size, language, 'kilobyte')}</span>
    </span>
  )
}

/** A file of this device as it looks, or its name where this browser cannot draw it. */
const Shown = ({ file }: { readonly file: File }) => {
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isVideo = resourceTypeOf(file) === 'video'
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return
      const address = URL.createObjectURL(file)
      element.src = isVideo ? `${address}#t=0.5` : address
      return () => URL.revokeObjectURL(address)
    },
    [file, isVideo],
  )
  const fail = (): void => setIsUnreadable(true)
  if (isUnreadable) return <span className={styles.name}>{file.name}</span>
  if (!isVideo) return <img ref={show} className={styles.picture} alt={file.name} onError={fail} />
  return (
    <>
      <video
        ref={show}
        className={styles.picture}
        muted
        playsInline
        preload="metadata"
        aria-label={file.name}
        onError={fail}
      />
      <span className={styles.play}>
        <Icon of={Play} size={20} />
      </span>
    </>
  )
}
