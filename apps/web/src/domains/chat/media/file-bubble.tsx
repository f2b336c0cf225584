import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import type { FileItem } from '@cliffhanger/rules/chat/media-content.ts'
import type { LucideIcon } from 'lucide-react'
import File from 'lucide-react/icons/file'
import FileArchive from 'lucide-react/icons/file-archive'
import FileCode from 'lucide-react/icons/file-code'
import FileImage from 'lucide-react/icons/file-image'
import FileMusic from 'lucide-react/icons/file-music'
import FilePlay from 'lucide-react/icons/file-play'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { mediaUrl } from '../../../platform/uploads/media-urls.ts'
import { sentPercent } from '../../../platform/uploads/progress.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import parts from './bubble-parts.module.css'
import styles from './file-bubble.module.css'
import { isLocalRef } from './local-files.ts'
import { ProgressRing } from './progress-ring.tsx'

interface FileBubbleProps {
  readonly item: FileItem
  /** How far its upload is; -1: it failed; undefined where none is under way. */
  readonly percent: number | undefined
  readonly onCancel?: ((ref: string) => void) | undefined
  readonly onRetry?: (() => void) | undefined
  readonly meta?: ReactNode
}

const endings: ReadonlyMap<LucideIcon, readonly string[]> = new Map([
  [FileText, ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'epub', 'ppt', 'pptx', 'odp', 'pages', 'key']],
  [FileSpreadsheet, ['xls', 'xlsx', 'ods', 'csv', 'numbers']],
  [FileArchive, ['zip', 'rar', '7z', 'gz', 'tar', 'tgz', 'bz2', 'xz', 'apk', 'dmg', 'iso']],
  [FileImage, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'svg', 'psd', 'tif', 'tiff', 'bmp', 'raw']],
  [FilePlay, ['mp4', 'mov', 'mkv', 'avi', 'webm', 'm4v']],
  [FileMusic, ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'aac', 'opus']],
  [FileCode, ['js', 'ts', 'json', 'html', 'css', 'xml', 'py', 'java', 'c', 'cpp', 'sql', 'sh']],
])

/** How the kind of a file is drawn, by the ending of its name. */
const iconOf = (name: string): LucideIcon => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return [...endings].find(([, known]) => known.includes(ending))?.[0] ?? File
}

/** Has the browser save a file under its own name. */
const save = async ({ url, name }: FileItem): Promise<void> => {
  const link = document.createElement('a')
  link.href = await mediaUrl(url)
  link.download = name
  link.rel = 'noopener'
  link.click()
}

/** A file of any kind: its name and size; a press saves it (S-128). */
export const FileBubble = ({ item, percent, onCancel, onRetry, meta }: FileBubbleProps) => {
  const t = useTexts()
  const language = useLanguage()
  const saving = useAction(
    () => save(item),
    () => {
      toast(t('media.loadFailed'))
      return true
    },
  )
  const isLocal = isLocalRef(item.url)
  const size = item.file_size > 0 ? formatSize(item.file_size, language, 'kilobyte') : ''
  // All is sent: what is left of the way is that it is looked into and stored.
  const isChecked = percent !== undefined && percent >= sentPercent
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{item.name}</span>
      <span className={styles.size}>{isLocal && isChecked ? t('media.checking') : size}</span>
    </span>
  )
  return (
    <div className={styles.file} role="group" aria-label={t('media.file')}>
      {isLocal ? (
        <>
          <ProgressRing percent={percent} onCancel={onCancel && (() => onCancel(item.url))} onRetry={onRetry} />
          {words}
        </>
      ) : (
        <button
          type="button"
          className={styles.save}
          onClick={saving.run}
          disabled={saving.isBusy}
          aria-label={t('media.saveFile', { name: item.name })}
        >
          <span className={parts.circle}>
            <Icon of={iconOf(item.name)} size={22} />
          </span>
          {words}
        </button>
      )}
      {meta !== undefined && <span className={classNames(parts.meta, styles.meta)}>{meta}</span>}
    </div>
  )
}
