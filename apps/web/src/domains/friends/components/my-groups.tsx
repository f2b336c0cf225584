import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { isMeant } from '../../../shared/people/people.ts'
import { PersonList } from '../../../shared/people/person-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'

const groupName = ({ group_name }: { readonly group_name: string }): string => group_name

/** The groups I am in, by name; a row leads to the chat. */
export const MyGroups = ({ word }: { readonly word: string }) => {
  const t = useTexts()
  const myId = useUser()?.user_id ?? 0
  const stored = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    groups: await database.groups.toArray(),
  }))
  const groups = stored?.groups ?? []
  const shown = groups.filter(({ group_name, g_no }) => isMeant({ name: group_name, words: g_no }, word))
  if (groups.length === 0) {
    if (!stored?.isReady) return <SkeletonRows />
    return (
      <EmptyList
        drawing="people"
        title={t('friends.noGroups')}
        hint={t('friends.noGroupsHint')}
        action={
          <Button size="small" onClick={() => goTo('createGroup')}>
            {t('friends.createGroup')}
          </Button>
        }
      />
    )
  }
  if (shown.length === 0) return <EmptyList drawing="magnifier" title={t('friends.noGroupMatch')} />
  return (
    <PersonList
      people={shown}
      nameOf={groupName}
      renderRow={({ group_id, group_name, avatar_url, member_total, member_faces }) => (
        <PersonRow
          key={group_id}
          before={
            <Avatar name={group_name} url={avatar_url} urls={mosaicOf({ avatar_url, member_faces }, myId)} size={44} />
          }
          name={group_name}
          line={member_total > 0 ? t('friends.members', { count: member_total }) : undefined}
          href={hrefTo('groupChat', { group_id, group_name, avatar_url })}
        />
      )}
    />
  )
}
