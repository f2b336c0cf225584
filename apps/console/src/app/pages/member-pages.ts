import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import { findMembers } from '../../domains/account/find-members.ts'
import {
  memberGroupSource,
  memberHistorySource,
  memberNoteSource,
  memberSessionSource,
  memberSource,
  outboxSource,
  realNameSource,
} from '../../domains/account/sources.ts'
import { playAlarmSource } from '../../domains/drama/episodes/media-sources.ts'
import { purchaseSource } from '../../domains/wallet/member/purchase-source.ts'
import type { PageGroup } from './page.ts'

/** Who the members are. */
export const memberPages: PageGroup = {
  title: 'shell.menuMembers',
  icon: PeopleIcon,
  pages: [
    {
      name: 'members',
      title: 'account.members',
      permission: 'member.read',
      source: memberSource,
      parts: {
        'member-sessions': memberSessionSource,
        'member-purchases': purchaseSource,
        'member-history': memberHistorySource,
        'member-groups': memberGroupSource,
        'member-notes': memberNoteSource,
      },
      find: findMembers,
      list: lazy(async () => ({ default: (await import('../../domains/account/member-list.tsx')).MemberList })),
      show: lazy(async () => ({ default: (await import('../member/member-page.tsx')).MemberPage })),
    },
    {
      name: 'real-names',
      title: 'realNames.realNames',
      permission: 'identity.review',
      source: realNameSource,
      list: lazy(async () => ({ default: (await import('../../domains/account/real-name-list.tsx')).RealNameList })),
    },
    {
      name: 'play-alarms',
      title: 'media.alarms',
      permission: 'member.read',
      source: playAlarmSource,
      list: lazy(async () => ({
        default: (await import('../../domains/drama/plays/play-alarm-list.tsx')).PlayAlarmList,
      })),
    },
    {
      name: 'outbox',
      title: 'account.outbox',
      permission: 'outbox.read',
      source: outboxSource,
      list: lazy(async () => ({ default: (await import('../../domains/account/outbox-list.tsx')).OutboxList })),
    },
  ],
}
