import type { Group, ScopeName } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { isAnnouncement, mayConfigure } from '@cliffhanger/rules/groups/policy.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import page from '../../../ui/forms/form-page.module.css'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { changeSettings, type SettingChange } from '../actions.ts'
import { GroupState } from '../components/group-state.tsx'
import { ScopeCell } from '../components/scope-cell.tsx'
import { SlowCell } from '../components/slow-cell.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

const sections = [
  {
    heading: 'groups.aboutSpeaking',
    scopes: ['can_send_msg', 'can_send_images', 'can_send_video', 'can_send_audio', 'can_send_card'],
  },
  {
    heading: 'groups.aboutMembers',
    scopes: ['is_invitation', 'can_edit_info', 'can_add_friends', 'can_quit_range'],
  },
  {
    heading: 'groups.aboutMessages',
    scopes: ['can_pin_msg', 'can_withdraw_self_msg', 'can_withdraw_other_msg', 'can_delete_quit_msg'],
  },
  {
    heading: 'groups.aboutSeeing',
    scopes: ['show_history', 'show_qun_number', 'show_online_number', 'show_ip', 'show_sys_msg'],
  },
] as const satisfies readonly { readonly heading: string; readonly scopes: readonly ScopeName[] }[]

const sendingScopes: ReadonlySet<ScopeName> = new Set(sections[0].scopes)

/** What a group lets whom do. Members see it, creator and managers change it. */
export const GroupSettingsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const { group, ...state } = useGroup(useGroupId())
  const isFixed = group !== undefined && mayConfigure(group, meInGroup(group), []) !== undefined
  return (
    <Screen top={<NavBar title={t('groups.settings')} onBack={goBack} />} isText={isFixed}>
      {group ? <Settings group={group} /> : <GroupState {...state} />}
    </Screen>
  )
}

const Settings = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const myId = useUser()?.user_id ?? 0
  const change = (changes: SettingChange): Promise<void> => changeSettings(myId, group.group_id, changes)
  const isAnnouncing = isAnnouncement(group)
  // Who writes is what the switch says.
  const isAsked = (name: ScopeName): boolean => !isAnnouncing || name !== 'can_send_msg'
  const mayNot = (...fields: string[]): boolean => mayConfigure(group, meInGroup(group), fields) !== undefined
  return (
    <>
      {mayNot() && <p className={page.reason}>{t('groups.readOnly')}</p>}
      <CellGroup>
        <SwitchCell
          title={t('groups.announcements')}
          description={t('groups.announcementsHint')}
          isOn={isAnnouncing}
          isDisabled={mayNot('show_member_list')}
          onChange={(isOn) => change({ can_send_msg: isOn ? 2 : 0, show_member_list: flagOf(!isOn) })}
        />
        {!isAnnouncing && <OnWriting group={group} isFixed={mayNot()} change={change} />}
        <SwitchCell
          title={t('groups.showMembers')}
          description={t('groups.showMembersHint')}
          isOn={group.show_member_list === 1}
          isDisabled={mayNot('show_member_list')}
          onChange={(isOn) => change({ show_member_list: flagOf(isOn) })}
        />
        {/* the switch is the on and off face of the scope below. */}
        <SwitchCell
          title={t('groups.allowInvitations')}
          isOn={group.is_invitation !== 3}
          isDisabled={mayNot()}
          onChange={(isOn) => change({ is_invitation: isOn ? 0 : 3 })}
        />
      </CellGroup>
      {sections.map(({ heading, scopes }) => (
        <CellGroup key={heading} heading={t(heading)}>
          {scopes.filter(isAsked).map((name) => (
            <ScopeCell
              key={name}
              name={name}
              value={group[name]}
              isForManagers={isAnnouncing && sendingScopes.has(name)}
              isFixed={mayNot()}
              onChange={(scope) => change({ [name]: scope })}
            />
          ))}
        </CellGroup>
      ))}
    </>
  )
}

interface OnWritingProps {
  readonly group: Group
  readonly isFixed: boolean
  readonly change: (changes: SettingChange) => Promise<void>
}

/** What holds for the messages of ordinary members, who write none in an announcement group (S-149). */
const OnWriting = ({ group, isFixed, change }: OnWritingProps) => {
  const t = useTexts()
  return (
    <>
      <SwitchCell
        title={t('groups.muteAll')}
        description={t('groups.muteAllHint')}
        isOn={group.is_muted === 1}
        isDisabled={isFixed}
        onChange={(isOn) => change({ is_muted: flagOf(isOn) })}
      />
      <SlowCell
        value={group.slow_seconds ?? 0}
        isFixed={isFixed}
        onChange={(seconds) => change({ slow_seconds: seconds })}
      />
      <SwitchCell
        title={t('groups.review')}
        description={t('groups.reviewHint')}
        isOn={group.is_review === 1}
        isDisabled={isFixed}
        onChange={(isOn) => change({ is_review: flagOf(isOn) })}
      />
    </>
  )
}
