import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import { Box } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase } from 'react-admin'
import { useMayDo } from '../platform/use-may-do.ts'
import { Person } from './person.tsx'

interface PersonLinkProps {
  readonly member: MemberLine
  /** Page that opens instead of the member's own. */
  readonly to?: string
}

/** A member in one cell. Links to the member's page for operators who may read it. */
export const PersonLink = ({ member, to }: PersonLinkProps) => {
  const mayRead = useMayDo()('member.read')
  const { user_id, nick_name, user_no, avatar_url } = member
  const person = <Person name={nick_name} number={user_no} picture={avatar_url} />
  if (!mayRead) return person
  return (
    <Box
      component={LinkBase}
      to={to ?? `/members/${user_id}/show`}
      // A row that opens something else must not open it as well.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{
        display: 'inline-block',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {person}
    </Box>
  )
}
