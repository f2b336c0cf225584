import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { givenTypes, memberTypeText } from './member-types.ts'

/** Makes a member ordinary, official customer service or a star. */
export const MemberTypeButton = ({ member }: { readonly member: MemberOverview }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { user_id } = member
  const name = member.nick_name || member.user_no
  const questions = [
    { title: t('account.makeOrdinaryTitle', { name }), explanation: t('account.makeOrdinaryHint') },
    { title: t('account.makeSupportTitle', { name }), explanation: t('account.makeSupportHint') },
    { title: t('account.makeStarTitle', { name }), explanation: t('account.makeStarHint') },
  ] as const
  const choose = (user_type: (typeof givenTypes)[number]): void => {
    setAnchor(undefined)
    confirmAction({
      ...questions[user_type],
      action: t('account.changeType'),
      run: (reason) => callServer(friendsOperatorCalls.setMemberType, { user_id, user_type, reason }),
    })
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('account.changeType')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {givenTypes
          .filter((type) => type !== member.user_type)
          .map((type) => (
            <MenuItem key={type} onClick={() => choose(type)}>
              {memberTypeText(t, type)}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
