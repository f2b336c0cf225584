import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import Copy from 'lucide-react/icons/copy'
import QrCode from 'lucide-react/icons/qr-code'
import ScanLine from 'lucide-react/icons/scan-line'
import UserPlus from 'lucide-react/icons/user-plus'
import { type FormEvent, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CodeScanner } from '../../../shared/codes/code-scanner.tsx'
import { openJoinCode } from '../../../shared/codes/join-code.ts'
import { NameCard } from '../../../shared/people/name-card.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { FriendRequest } from '../components/friend-request.tsx'
import { MyCodeCard, MyCodeSheet } from '../components/my-code.tsx'
import { numberInCode } from '../scanned-code.ts'
import styles from './add-friend-screen.module.css'

/** Finds a person by number, phone or email; `find` searches at once, as from a scanned code. A desktop, where contacts open with it,
 *  shows my code and who waits for an answer as well. */
export const AddFriendScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const user = useUser()
  const query = useScreenQuery()
  const [text, setText] = useState(query.get('find') ?? '')
  const [sought, setSought] = useState(text.trim())
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    setSought(text.trim())
  }
  const isDesktop = useIsDesktop()
  const finders = (
    <>
      <NameCard />
      <form className={styles.form} onSubmit={search}>
        <TextField
          label={t('friends.findLabel')}
          value={text}
          onChange={setText}
          type="search"
          maxLength={64}
          enterKeyHint="search"
          autoComplete="off"
          after={
            <Button type="submit" kind="text" size="small" disabled={text.trim() === ''}>
              {t('friends.find')}
            </Button>
          }
        />
        {user && <MyNumber number={user.user_no} />}
      </form>
      {sought !== '' && <Found sought={sought} />}
      <CellGroup>
        <Cell icon={ScanLine} title={t('friends.scan')} onClick={() => setIsScanning(true)} />
        {user && !isDesktop && <Cell icon={QrCode} title={t('friends.myQr')} onClick={() => setIsCodeOpen(true)} />}
        <Cell icon={UserPlus} title={t('teams.inviteFriends')} href={hrefTo('inviteFriends')} />
      </CellGroup>
    </>
  )
  return (
    <Screen width={isDesktop ? 'wide' : 'column'} top={<NavBar title={t('friends.addFriend')} onBack={goBack} />}>
      {isDesktop ? (
        <Halves first={finders} second={user && <MyCodeCard userNumber={user.user_no} />} last={<WaitingRequests />} />
      ) : (
        finders
      )}
      <CodeScanner
        isOpen={isScanning}
        onClose={() => setIsScanning(false)}
        onRead={(code) => {
          if (openJoinCode(code)) return true
          const number = numberInCode(code)
          if (number === undefined) return false
          setIsScanning(false)
          setText(number)
          setSought(number)
          return true
        }}
      />
      {user && !isDesktop && (
        <MyCodeSheet userNumber={user.user_no} isOpen={isCodeOpen} onClose={() => setIsCodeOpen(false)} />
      )}
    </Screen>
  )
}

/** Who asked me and waits; nothing while nobody does. */
const WaitingRequests = () => {
  const t = useTexts()
  const requests = useStored((database) =>
    database.friendApps
      .filter(({ isMe, req_status }) => isMe === 0 && req_status === 'pending')
      .reverse()
      .sortBy('update_time'),
  )
  if (!requests || requests.length === 0) return null
  return (
    <CellGroup heading={t('friends.newFriends')}>
      {requests.map((request) => (
        <FriendRequest key={request.id} request={request} />
      ))}
    </CellGroup>
  )
}

/** What friends look me up by; a tap copies it. */
const MyNumber = ({ number }: { readonly number: string }) => {
  const t = useTexts()
  const text = t('friends.myNumber', { number })
  const copy = () =>
    copyText(number).then(
      () => toast(t('account.idCopied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <button
      type="button"
      className={styles.mine}
      aria-label={`${t('account.copyId')}: ${text}`}
      onClick={() => void copy()}
    >
      {text}
      <Icon of={Copy} size={16} />
    </button>
  )
}

const Found = ({ sought }: { readonly sought: string }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(friendsCalls.findUser, { find_user_no: sought })
  if (error instanceof Refused && error.is('notFound')) {
    return <EmptyList drawing="magnifier" title={t('friends.userNotFound')} hint={t('friends.userNotFoundHint')} />
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <FoundUser found={data} /> : <SkeletonRows rows={1} />
}

const FoundUser = ({ found }: { readonly found: CallData<typeof friendsCalls.findUser> }) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { user_id, nick_name, avatar_url, user_no } = found.userinfo
  const face = <Avatar name={nick_name} url={avatar_url} size={44} />
  const isFriend = found.is_friend === 1
  return (
    <CellGroup>
      <PersonRow before={face} name={nick_name} line={t('friends.number', { number: user_no })}>
        {user_id === myId ? (
          <span className={styles.note}>{t('friends.thatIsMe')}</span>
        ) : (
          <a
            className={styles.act}
            href={
              isFriend
                ? hrefTo('chat', { friend_idx: user_id, nick_name, avatar_url })
                : hrefTo('requestFriend', { user_id })
            }
          >
            {t(isFriend ? 'friends.startChat' : 'friends.addFriend')}
          </a>
        )}
      </PersonRow>
    </CellGroup>
  )
}
