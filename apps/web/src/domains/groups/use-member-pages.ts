import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { useState } from 'react'
import { usePagedCall } from '../../platform/server/paged-call.ts'
import { useSettled } from '../../ui/actions/use-settled.ts'

const pageSize = 50
/** A word is searched once the typing rests (C-26). */
const settleMs = 500

/** Members of a group page by page, searched by the server: a group can be too big to bring here. `ordinary`: of role member only. */
export const useMemberPages = (groupId: number, who: 'all' | 'ordinary') => {
  const [word, setWord] = useState('')
  const keyword = useSettled(word.trim(), settleMs)
  const row = who === 'all' ? groupsCalls.listMembers : groupsCalls.listOrdinaryMembers
  const pages = usePagedCall(
    row,
    { group_id: groupId, limit: pageSize, ...(keyword !== '' && { keyword }) },
    ({ user_id }) => user_id,
  )
  const { error } = pages.query
  return {
    ...pages,
    search: { word, onWord: setWord },
    isSearching: keyword !== '',
    isProtected: error instanceof Refused && error.is('membersProtected'),
  }
}
