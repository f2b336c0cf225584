import { isAdministrator } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { Person } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { mentionInDraft } from '../mention-in-draft.ts'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'

/** Most people mentioned from here at once; more are all. */
const mentionsMax = 20

/** Mentions the chosen members in what I am writing to the group; everybody only by creator and managers (V-31). */
export const MentionMembers = (props: MembersViewProps) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { group } = props
  const { group_id, group_name, avatar_url } = group
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const mention = useAction(async (people: readonly { readonly id: number | 'all'; readonly name: string }[]) => {
    if (people.length === 0) return toast(t('groups.chooseMember'))
    if (myId === undefined) return
    await mentionInDraft(myId, group_id, people)
    goTo('groupChat', { group_id, group_name, avatar_url }, { replace: true })
  })
  return (
    <MemberPicker
      {...props}
      chosen={chosen}
      onChange={setChosen}
      limit={mentionsMax}
      reasonAgainst={() => undefined}
      bottom={
        <BottomBar>
          {isAdministrator(group.userRole) && (
            <Button
              kind="quiet"
              disabled={mention.isBusy}
              onClick={() => mention.run([{ id: 'all', name: t('groups.everybody') }])}
            >
              {t('groups.mentionAll')}
            </Button>
          )}
          <Button disabled={mention.isBusy} onClick={() => mention.run(chosen)}>
            {t('groups.mentionChosen', { count: chosen.length })}
          </Button>
        </BottomBar>
      }
    />
  )
}
