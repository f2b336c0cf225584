import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { useReducer } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { forgetNotices } from '../notice-answers.ts'
import { rememberPopup, seenPopups } from '../seen-popups.ts'
import { useAnnouncements } from '../use-announcements.ts'
import styles from './start-notices.module.css'

/** The start pop-ups, one after the other: each once on this device, none that was opened on another one (S-98). `isHeld`: something else is
 *  shown first. */
export const StartNotices = ({ isHeld }: { readonly isHeld: boolean }) => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { list = [] } = useAnnouncements('popup')
  const seen = seenPopups()
  const next = isHeld ? undefined : list.find(({ id, is_read }) => is_read === 0 && !seen.includes(id))
  if (!next) return null

  const leave = (): void => {
    if (seenPopups().includes(next.id)) return
    rememberPopup(
      next.id,
      list.map(({ id }) => id),
    )
    drawAgain()
    // It was looked at: the other devices need not show it any more.
    call(noticeCalls.openNotice, { id: next.id }).then(forgetNotices).catch(ignoreQuietly)
  }
  const open = (): void => {
    leave()
    goTo('messageDetail', { kind: 'notice', id: next.id })
  }
  return (
    <Sheet key={next.id} isOpen onClose={leave} position="center" title={next.title}>
      <PopupBody notice={next} onLeave={leave} onOpen={open} />
    </Sheet>
  )
}

interface PopupBodyProps {
  readonly notice: Notice
  readonly onLeave: () => void
  readonly onOpen: () => void
}

const PopupBody = ({ notice: { summary, image }, onLeave, onOpen }: PopupBodyProps) => {
  const t = useTexts()
  return (
    <div className={styles.popup}>
      {image !== '' && <img className={styles.picture} src={assetUrl(image)} alt="" />}
      {summary !== '' && <p className={styles.text}>{summary}</p>}
      <div className={styles.acts}>
        <Button kind="quiet" block onClick={onLeave}>
          {t('announcements.gotIt')}
        </Button>
        <Button block onClick={onOpen}>
          {t('announcements.details')}
        </Button>
      </div>
    </div>
  )
}
