import type { SameTexts } from '../../translate.ts'
import type { support as base } from '../zh-CN/support.ts'

export const support = {
  account: 'Account',
  desk: 'Support settings',
  deskHint: 'Edit them in the configuration.',
  toSettings: 'Open configuration',
  link: 'Support page',
  hours: 'Hours',
  online: 'Online',
  offline: 'Offline',
  presence: 'Status',
  assigned: 'Assigned members',
  appoint: 'Add support account',
  appointHint: 'Enter a member ID. Assigned members can message this account without being friends.',
  dismiss: 'Remove',
  dismissTitle: 'Remove {name} from support',
  dismissHint: 'Assigned members get another account the next time they ask for help.',
} satisfies SameTexts<typeof base>
