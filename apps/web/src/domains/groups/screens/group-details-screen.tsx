import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import { isAdministrator, isAnnouncement, mayConfigure } from '@cliffhanger/rules/groups/policy.ts'
import type { LucideIcon } from 'lucide-react'
import Download from 'lucide-react/icons/download'
import Flag from 'lucide-react/icons/flag'
import IdCard from 'lucide-react/icons/id-card'
import Info from 'lucide-react/icons/info'
import Megaphone from 'lucide-react/icons/megaphone'
import Pencil from 'lucide-react/icons/pencil'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserCog from 'lucide-react/icons/user-cog'
import Wallpaper from 'lucide-react/icons/wallpaper'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import { Mark } from '../../../ui/actions/mark.tsx'
import { TextSheet } from '../../../ui/forms/text-sheet.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { nameMyself } from '../actions.ts'
import { EndingActions } from '../components/ending-actions.tsx'
import { GroupActions } from '../components/group-actions.tsx'
import { GroupState } from '../components/group-state.tsx'
import { MemberGrid } from '../components/member-grid.tsx'
import { PinSwitch } from '../components/pin-switch.tsx'
import { useGroup, useGroupId } from '../use-group.ts'
import styles from './group-details-screen.module.css'

/** A group: who is in it, what it says of itself, and what I set for it. */
export const GroupDetailsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const { group, ...state } = useGroup(useGroupId())
  return (
    <Screen width="wide" top={<NavBar title={t('groups.details')} onBack={goBack} />}>
      {group ? <Details group={group} /> : <GroupState {...state} />}
    </Screen>
  )
}

const Details = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { group_id, group_name, avatar_url, g_no, member_total, description, notice } = group
  const myId = useUser()?.user_id ?? 0
  const manages = isAdministrator(group.userRole)
  const mayEdit = mayConfigure(group, meInGroup(group), ['group_name']) === undefined
  return (
    <Halves
      first={
        <>
          <ProfileCard
            name={group_name}
            avatarUrl={avatar_url}
            avatarUrls={mosaicOf(group, myId)}
            badges={<Badges group={group} />}
            lines={[
              t('groups.number', { number: g_no }),
              member_total > 0 ? t('friends.members', { count: member_total }) : undefined,
            ]}
          />
          <GroupActions group={group} />
          <MemberGrid group={group} />
          <CellGroup>
            <Written icon={Megaphone} title={t('groups.notice')} text={notice} empty={t('groups.noNotice')} />
            <Written icon={Info} title={t('groups.description')} text={description} empty={t('groups.noDescription')} />
          </CellGroup>
        </>
      }
      second={
        <>
          <CellGroup>
            <MyNickname group={group} />
            <PinSwitch group={group} />
          </CellGroup>
          <CellGroup>
            {manages && <Cell icon={UserCog} title={t('groups.manage')} href={hrefTo('manageGroup', { group_id })} />}
            {!manages && mayEdit && (
              <Cell icon={Pencil} title={t('groups.edit')} href={hrefTo('editGroup', { group_id })} />
            )}
            {!manages && (
              <Cell
                icon={SlidersHorizontal}
                title={t('groups.settings')}
                href={hrefTo('groupSettings', { group_id })}
              />
            )}
            <Cell
              icon={Wallpaper}
              title={t('chats.background')}
              href={hrefTo('chatBackground', { chat_type: 'group', target_id: group_id })}
            />
            <Cell
              icon={Download}
              title={t('exporting.title')}
              href={hrefTo('exportChat', { chat_type: 'group', target_id: group_id })}
            />
            {group.userRole !== 'creator' && (
              <Cell
                icon={Flag}
                title={t('friends.report')}
                href={hrefTo('report', { type: 'group', target_id: group_id })}
              />
            )}
          </CellGroup>
          <EndingActions group={group} />
        </>
      }
    />
  )
}

/** That managers alone write in it, and what the operator gave the group to show. */
const Badges = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { is_vip, qun_level } = group
  const isAnnouncing = isAnnouncement(group)
  if (is_vip === 0 && qun_level === 0 && !isAnnouncing) return null
  return (
    <p className={styles.badges}>
      {isAnnouncing && <Mark>{t('groups.announcements')}</Mark>}
      {is_vip === 1 && <Mark kind="warning">{t('groups.vip')}</Mark>}
      {qun_level > 0 && <Mark>{t('groups.level', { level: qun_level })}</Mark>}
    </p>
  )
}

interface WrittenProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly empty: string
}

/** A longer text of the group, in full. */
const Written = ({ icon, title, text, empty }: WrittenProps) => (
  <Cell icon={icon} title={title} description={<span className={styles.text}>{text || empty}</span>} />
)

const MyNickname = ({ group: { group_id, userNickname } }: { readonly group: Group }) => {
  const t = useTexts()
  const me = useUser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Cell
        icon={IdCard}
        title={t('groups.myNickname')}
        value={userNickname || (me?.nick_name ?? '')}
        onClick={() => setIsOpen(true)}
      />
      <TextSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('groups.myNickname')}
        label={t('groups.myNickname')}
        hint={t('groups.myNicknameHint')}
        value={userNickname}
        maxLength={30}
        onSave={async (name) => {
          if (me) await nameMyself(me.user_id, group_id, name)
        }}
      />
    </>
  )
}
