import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/idle.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { isSparing } from '../../../platform/server/connection-kind.ts'
import { useSiteInfo } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useUser } from '../../../platform/session/session.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import { useTexts } from '../../../platform/texts.ts'
import { AgreementSentence } from '../../../shared/agreements/agreement-sentence.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ChoiceHead } from '../taste/choice-head.tsx'
import { saveTaste } from '../taste/save-taste.ts'
import { TasteChoice } from '../taste/taste-choice.tsx'
import styles from './welcome.module.css'

/** A choice needs something to choose from. */
const leastGenres = 2

/** Where the start leads, so that the first picture need not wait for it. */
const warmFeed = () =>
  isSparing() ? undefined : whenIdle(() => void import('../feed/playlet-screen.tsx').catch(recordError))

/** Greets a member whose account was just made, asks once on a device what they like to watch (V-43), and leads into an episode that plays. */
export const Welcome = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const user = useUser()
  const site = useSiteInfo()?.site_name || t('shell.appName')
  const [wasAsked] = useState(() => readStored('taste-asked') !== null)
  useEffect(warmFeed, [])
  const types = useCall(dramaCalls.listHomeTypes, {})
  const [chosen, setChosen] = useState<readonly number[]>([])
  const genres = types.data?.list.filter(({ id }) => id > 0) ?? []
  const asks = !wasAsked && genres.length >= leastGenres
  const leave = () => {
    if (asks) writeStored('taste-asked', '1')
    onClose()
  }
  const start = useAction(async () => {
    // The feed asks for recommendations once it opens: by then the server knows the taste.
    if (chosen.length > 0) await saveTaste(chosen)
    leave()
    goTo('playlet', { first: 'recommended' })
  })
  const logIn = () => {
    leave()
    goTo('loginEmail')
  }
  if (!user || types.isPending) return null
  const title = t('welcome.title', { site })
  const skip = (
    <Button kind="text" className={styles.skip} disabled={start.isBusy} onClick={leave}>
      {t('shell.skip')}
    </Button>
  )
  return (
    <Sheet
      isOpen
      onClose={leave}
      showTitle={false}
      title={asks ? t('welcome.tasteTitle') : title}
      isHeld={start.isBusy}
      opensItself
    >
      <div className={styles.welcome}>
        {asks ? (
          <TasteChoice
            genres={genres}
            chosen={chosen}
            hint={t('welcome.tasteHint')}
            onChange={setChosen}
            action={skip}
          />
        ) : (
          <div>
            <ChoiceHead title={title} action={skip} />
            <p className={styles.text}>{t('welcome.text')}</p>
          </div>
        )}
        <div className={styles.start}>
          <Button block busy={start.isBusy} onClick={start.run}>
            {t('welcome.start')}
          </Button>
          {user.has_pwd === 0 && (
            <p className={styles.account}>
              {t('session.haveAccount')}
              <button type="button" disabled={start.isBusy} onClick={logIn}>
                {t('session.logIn')}
              </button>
            </p>
          )}
          {/* An account was made with the first visit, without a form that asks. */}
          <p className={styles.agreement}>
            <AgreementSentence text="session.agreeByGoingOn" />
          </p>
        </div>
      </div>
    </Sheet>
  )
}
