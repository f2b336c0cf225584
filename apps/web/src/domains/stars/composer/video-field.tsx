import RotateCcw from 'lucide-react/icons/rotate-ccw'
import VideoIcon from 'lucide-react/icons/video'
import X from 'lucide-react/icons/x'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { UploadState } from '../../../shared/uploads/use-upload.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import styles from './video-field.module.css'

/** The video of a post: chosen from the album, with how much of it is there, sent again where that failed, taken out again. */
export const VideoField = ({ video }: { readonly video: UploadState }) => {
  const t = useTexts()
  const { key, percent } = video
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    if (file) video.choose(file)
    // The same video may be chosen again after it was taken out.
    target.value = ''
  }
  if (key === '' && percent === undefined) {
    return (
      <label className={styles.field}>
        <input
          type="file"
          accept="video/*"
          className="visually-hidden"
          aria-label={t('stars.addVideo')}
          onChange={choose}
        />
        <Icon of={VideoIcon} size={22} />
        {t('stars.addVideo')}
      </label>
    )
  }
  return (
    <div className={styles.field}>
      {percent !== undefined && percent >= 0 ? <ProgressRing percent={percent} /> : <Icon of={VideoIcon} size={22} />}
      <span className={styles.words} role="status">
        {percent === undefined ? t('stars.video') : percent < 0 ? t('media.uploadFailed') : `${percent}%`}
      </span>
      {percent !== undefined && percent < 0 && (
        <IconButton icon={RotateCcw} size={20} label={t('media.uploadAgain')} onClick={video.retry} />
      )}
      <IconButton icon={X} size={20} label={t('stars.removeVideo')} onClick={video.remove} />
    </div>
  )
}
