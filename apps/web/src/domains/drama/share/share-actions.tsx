import type { CallData } from '@cliffhanger/contract/call.ts'
import type { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { isIos } from '../../../platform/session/device.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './share-screen.module.css'

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
  const copy = useAction(
    () => copyText(link.url).then(() => toast(t('shell.copied'))),
    () => {
      toast(t('shell.copyFailed'))
      return true
    },
  )
  const others = useAction(
    () => shareElsewhere(link, poster),
    (error) => {
      // Who closes the system's own sheet has not failed.
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      if (!isGivenUp) toast(t('share.sharedNot'))
      return true
    },
  )
  return (
    <div className={styles.acts}>
      <div className={styles.link}>
        <div>
          <span>{t('share.link')}</span>
          <p>{link.url}</p>
        </div>
        <Button kind="quiet" size="small" busy={copy.isBusy} onClick={copy.run}>
          {t('share.copyLink')}
        </Button>
      </div>
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
            save(poster, `${link.code}.png`)
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

const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** By what else the device can share: with the poster where it takes files. */
const shareElsewhere = async ({ title, share_text, url, code }: ShareActionsProps['link'], poster: Blob | null) => {
  const words = { title, text: share_text, url }
  const files = poster ? [new File([poster], `${code}.png`, { type: poster.type })] : []
  const withPoster = { ...words, files }
  await navigator.share(files.length > 0 && navigator.canShare(withPoster) ? withPoster : words)
}
