import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { saveFile } from '../../../platform/save-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { isGivenUp } from '../../../shared/posters/share-elsewhere.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { pictureFile, sharesFiles } from './picture-file.ts'
import type { ViewedPicture } from './viewed-picture.ts'

/** Hands the picture to another app where the device does that, and saves it as a file. */
export const HandOut = ({ picture: { item, sentMs } }: { readonly picture: ViewedPicture }) => {
  const t = useTexts()
  const failed = (error: unknown): boolean => {
    if (!isGivenUp(error)) toast(t('media.notSaved'))
    return true
  }
  const save = useAction(async () => {
    const file = await pictureFile(item, sentMs)
    saveFile(file, file.name)
  }, failed)
  const share = useAction(async () => {
    const files = [await pictureFile(item, sentMs)]
    if (navigator.canShare({ files })) await navigator.share({ files })
    else throw new Error('this device shares no files of this kind')
  }, failed)
  return (
    <>
      {sharesFiles() && (
        <IconButton icon={Share} label={t('media.share')} onClick={share.run} disabled={share.isBusy} />
      )}
      <IconButton icon={Download} label={t('media.save')} onClick={save.run} disabled={save.isBusy} />
    </>
  )
}
