import { Refused } from '@cliffhanger/client/call-error.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { clearSession, useUser } from '../../../platform/session/session.ts'
import { translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { hasCopies } from '../../../shared/offline/has-copies.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { SwipeRow } from '../../../ui/lists/swipe-row.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { duringStart } from '../during-start.ts'
import { enter } from '../enter.ts'
import { resumeSession } from '../resume-session.ts'
import { endAccount, removeAccount, type SavedAccount, savedAccounts } from '../saved-accounts.ts'
import { changeSession } from '../sign-out.ts'

/** Asks first where copies of episodes go with the session that is left (S-114). */
const confirmSwitch = async ({ user }: SavedAccount): Promise<boolean> =>
  !hasCopies() ||
  confirm({
    title: translate('session.switchAsk', { name: user.nick_name }),
    text: translate('session.switchHint'),
    confirmLabel: translate('session.switchAccount'),
    isDanger: true,
  })

/** The accounts that signed in on this device; a tap changes to one of them. */
export const ToggleAccountScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const me = useUser()
  const language = useLanguage()
  const [accounts, setAccounts] = useState(savedAccounts)
  const others = accounts.filter(({ user }) => user.user_id !== me?.user_id)
  const current = accounts.find(({ user }) => user.user_id === me?.user_id)

  const change = async (account: SavedAccount): Promise<void> => {
    if (account.tokens === null) return expire()
    if (!(await confirmSwitch(account))) return
    await changeSession({ ...account.tokens, user: account.user })
    try {
      enter(await duringStart(resumeSession), { isNew: false })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      endAccount(account.user.user_id)
      clearSession()
      expire()
    }
  }
  const expire = () => {
    toast(t('session.signInExpired'))
    goTo('loginEmail')
  }
  const switching = useAction(change)
  const remove = async ({ user }: SavedAccount) => {
    if (!(await confirm({ title: t('session.removeAccountTitle', { name: user.nick_name }), isDanger: true }))) return
    removeAccount(user.user_id)
    setAccounts(savedAccounts())
  }
  const row = (account: SavedAccount, isCurrent: boolean) => (
    <Cell
      before={<Avatar name={account.user.nick_name} url={account.user.avatar_url} size={44} />}
      title={account.user.nick_name}
      description={
        account.user.login_name || t('session.lastSeen', { date: formatMoment(account.lastLoginMs, 'day', language) })
      }
      {...(isCurrent && { value: t('session.currentAccount') })}
      {...(!isCurrent && {
        isDisabled: switching.isBusy,
        onClick: () => switching.run(account),
      })}
    />
  )
  return (
    <Screen top={<NavBar title={t('session.switchAccount')} onBack={goBack} />}>
      {current && <CellGroup>{row(current, true)}</CellGroup>}
      {others.length > 0 && (
        <CellGroup>
          {others.map((account) => (
            <SwipeRow
              key={account.user.user_id}
              actions={[
                {
                  key: 'remove',
                  label: t('session.removeAccount'),
                  isDanger: true,
                  onPress: () => void remove(account),
                },
              ]}
            >
              {row(account, false)}
            </SwipeRow>
          ))}
        </CellGroup>
      )}
      <CellGroup>
        <Cell icon={Plus} title={t('session.addAccount')} onClick={() => goTo('loginEmail')} />
      </CellGroup>
      {others.length === 0 && (
        <EmptyList drawing="people" title={t('session.noOtherAccounts')} hint={t('session.noOtherAccountsHint')} />
      )}
    </Screen>
  )
}
