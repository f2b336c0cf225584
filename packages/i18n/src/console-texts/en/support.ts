import type { SameTexts } from '../../translate.ts'
import type { support as base } from '../zh-CN/support.ts'

export const support = {
  support: 'Customer service',
  account: 'Account',
  desk: 'The help desk',
  deskHint: 'Changed in the configuration.',
  toSettings: 'Open the configuration',
  link: 'Help page',
  hours: 'Hours',
  online: 'Online',
  offline: 'Offline',
  presence: 'Presence',
  assigned: 'Members it looks after',
  appoint: 'Appoint an account',
  appointHint: 'Enter the number of a member. Whoever it looks after writes to it without friendship.',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss {name} from customer service',
  dismissHint: 'The members it looks after get another account when they next ask for help.',
} satisfies SameTexts<typeof base>
