import type { LucideIcon } from 'lucide-react'
import Camera from 'lucide-react/icons/camera'
import ImageIcon from 'lucide-react/icons/image'
import Paperclip from 'lucide-react/icons/paperclip'
import Video from 'lucide-react/icons/video'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './attach-tile.module.css'
import { AttachTile } from './attach-tile.tsx'
import type { AllowedKinds } from './send-media.ts'

interface AttachmentSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Hears at least one file. */
  readonly onPick: (files: readonly File[], asFiles: boolean) => void
  /** What may be sent here; everything where left out. */
  readonly allows?: AllowedKinds
  /** Further things to attach, as tiles. */
  readonly children?: ReactNode
}

/** Kinds of files as a file chooser takes them. */
export const acceptedTypes = ({ images, videos }: AllowedKinds): string =>
  [images && 'image/*', videos && 'video/*'].filter((type) => type !== false).join(',')

const everything = { images: true, videos: true, files: true }

/** What can be attached to a message. */
export const AttachmentSheet = ({ isOpen, onClose, onPick, allows = everything, children }: AttachmentSheetProps) => {
  const t = useTexts()
  const { images, videos, files: anything } = allows
  const accept = acceptedTypes(allows)
  const pickAs = (asFiles: boolean) => (files: readonly File[]) => {
    onClose()
    onPick(files, asFiles)
  }
  const pick = pickAs(false)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('media.attach')}>
      <div role="group" className={styles.tiles} aria-label={t('media.attach')}>
        {accept !== '' && (
          <FileTile icon={ImageIcon} look="album" title={t('media.album')} accept={accept} isMany onPick={pick} />
        )}
        {images && (
          <FileTile icon={Camera} look="camera" title={t('media.takePhoto')} accept="image/*" isCamera onPick={pick} />
        )}
        {videos && (
          <FileTile icon={Video} look="film" title={t('media.takeVideo')} accept="video/*" isCamera onPick={pick} />
        )}
        {anything && (
          <FileTile icon={Paperclip} look="file" title={t('media.file')} accept="" isMany onPick={pickAs(true)} />
        )}
        {children}
      </div>
    </Sheet>
  )
}

interface FileTileProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly look: 'album' | 'camera' | 'film' | 'file'
  readonly accept: string
  readonly isMany?: boolean
  /** Opens the camera at once where there is one. */
  readonly isCamera?: boolean
  readonly onPick: (files: readonly File[]) => void
}

const FileTile = ({ icon, title, look, accept, isMany = false, isCamera = false, onPick }: FileTileProps) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // The same file can be chosen again.
    event.target.value = ''
    if (files.length > 0) onPick(files)
  }
  return (
    <>
      <AttachTile icon={icon} title={title} look={look} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={title}
        accept={accept}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' })}
        onChange={take}
      />
    </>
  )
}
