import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './form.module.css'

/** Where the link of a mail or a notice leads that tells of a change of the account. Opening it does nothing: mail programs open links, too.
 *  It works without a session, as somebody else may have the only one. */
export const StopChangeScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('start')
  const token = useScreenQuery().get('token') ?? ''
  const stop = useAction(async () => {
    await call(accountCalls.stopChange, { token })
    toast(t('account.changeStopped'))
    relaunch('loginEmail')
  })
  return (
    <Screen top={<NavBar title={t('account.stopTitle')} onBack={goBack} />}>
      <div className={styles.form}>
        <p className={styles.note}>{t('account.stopHint')}</p>
        <Button kind="danger" block busy={stop.isBusy} onClick={() => stop.run()}>
          {t('account.stopNow')}
        </Button>
        <Button kind="text" block onClick={goBack}>
          {t('account.stopMine')}
        </Button>
      </div>
    </Screen>
  )
}
