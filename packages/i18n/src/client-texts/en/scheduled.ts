import type { SameTexts } from '../../translate.ts'
import type { scheduled as base } from '../zh-CN/scheduled.ts'

export const scheduled = {
  schedule: 'Schedule',
  hint: "Sent at the time you choose, even if you're offline.",
  inAnHour: 'In an hour',
  thisEvening: 'This evening',
  tomorrowMorning: 'Tomorrow morning',
  tomorrowEvening: 'Tomorrow evening',
  otherTime: 'Date and time',
  pastTime: 'Choose a time in the future',
  tooFar: 'Choose a time within a year',
  confirm: 'Schedule for {time}',
  done: 'Scheduled for {time}',
  title: 'Scheduled messages',
  count: { one: '{count} scheduled message', other: '{count} scheduled messages' },
  none: 'No scheduled messages',
  sendNow: 'Send now',
  edit: 'Edit text',
  editCaption: 'Edit caption',
  changeTime: 'Change time',
  remove: 'Delete',
  notSent: 'Not sent: {reason}',
  message: 'Message',
} satisfies SameTexts<typeof base>
