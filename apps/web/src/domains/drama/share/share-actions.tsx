import type { CallData } from '@cliffhanger/contract/call.ts'
import type { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { isIos } from '../../../platform/session/device.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CopyLine } from '../../../shared/copy-line/copy-line.tsx'
import styles from '../../../shared/posters/poster-page.module.css'
import { isGivenUp, shareElsewhere } from '../../../shared/posters/share-elsewhere.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

interface ShareActionsProps {
  readonly dramaId: number
  readonly number: number | null
  readonly link: CallData<typeof shareCalls.getShareLink>
  /** Null while it is being drawn, or where it could not be. */
  readonly poster: Blob | null
}

/** Where a link and its poster can go. */
export const ShareActions = ({ dramaId, number, link, poster }: ShareActionsProps) => {
  const t = useTexts()
  const others = useAction(
    () => shareElsewhere({ title: link.title, text: link.share_text, url: link.url }, poster, `${link.code}.png`),
    (error) => {
      if (!isGivenUp(error)) toast(t('share.sharedNot'))
      return true
    },
  )
  return (
    <div className={styles.acts}>
      <CopyLine label={t('share.link')} text={link.url} action={t('share.copyLink')} />
      <Button block onClick={() => goTo('forward', { payload: payloadOf(dramaId, number) })}>
        {t('share.toChat')}
      </Button>
      {isIos() ? (
        <p className={styles.hint}>{t('share.holdToSave')}</p>
      ) : (
        <Button
          kind="quiet"
          block
          disabled={poster === null}
          onClick={() => {
            if (!poster) return
            saveFile(poster, `${link.code}.png`)
            toast(t('share.saved'))
          }}
        >
          {t('share.savePoster')}
        </Button>
      )}
      {'share' in navigator && (
        <Button kind="quiet" block busy={others.isBusy} onClick={others.run}>
          {t('share.toOthers')}
        </Button>
      )}
    </div>
  )
}

/** As the forward screen reads it (chat/messages/forward-payload.ts). */
const payloadOf = (dramaId: number, number: number | null): string =>
  number === null ? `drama:${dramaId}` : `drama:${dramaId}:${number}`
