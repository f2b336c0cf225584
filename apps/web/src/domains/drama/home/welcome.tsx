import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { saveTaste } from '../taste/save-taste.ts'
import { TasteChoice } from '../taste/taste-choice.tsx'
import styles from './welcome.module.css'

/** A choice needs something to choose from. */
const leastGenres = 2

/** Greets a member whose account was just made, and asks once on a device what they like to watch (V-43). */
export const Welcome = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const user = useUser()
  const [wasAsked] = useState(() => readStored('taste-asked') !== null)
  const types = useCall(dramaCalls.listHomeTypes, {})
  const [chosen, setChosen] = useState<readonly number[]>([])
  const genres = types.data?.list.filter(({ id }) => id > 0) ?? []
  const asks = !wasAsked && genres.length >= leastGenres
  const leave = () => {
    if (asks) writeStored('taste-asked', '1')
    onClose()
  }
  const start = useAction(async () => {
    if (chosen.length > 0) await saveTaste(chosen)
    leave()
  })
  if (!user || types.isPending) return null
  const title = t('discover.welcomeTitle', { name: user.nick_name })
  return (
    <Sheet isOpen onClose={leave} showTitle={false} title={title} isHeld={start.isBusy}>
      <div className={styles.welcome}>
        {asks ? (
          <div className={styles.question}>
            <TasteChoice genres={genres} chosen={chosen} hint={t('discover.tasteHint')} onChange={setChosen} />
          </div>
        ) : (
          <>
            <Avatar name={user.nick_name} url={user.avatar_url} size={64} />
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{t('discover.welcomeText')}</p>
          </>
        )}
        <div className={styles.start}>
          <Button block busy={start.isBusy} onClick={start.run}>
            {t('discover.welcomeStart')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
