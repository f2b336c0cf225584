import type { SameTexts } from '../../translate.ts'
import type { realNames as base } from '../zh-CN/real-names.ts'

export const realNames = {
  realNames: 'Certifications',
  application: 'Application',
  toReview: 'To review',
  certified: 'Certified',
  rejected: 'Rejected',
  applied: 'Applied',
  open: 'Open',
  openTitle: 'Open the application of {name}',
  openHint: 'You see a name, a number and pictures of an identity card. The log keeps that you did.',
  name: 'Name',
  idNumber: 'Identity number',
  pictures: 'Identity card',
  sameNumber: {
    one: 'Another member applied with the same number.',
    other: '{count} other members applied with the same number.',
  },
  certify: 'Certify',
  certifyTitle: 'Certify {name}',
  certifyHint: 'The member is certified at once.',
  reject: 'Reject',
  rejectTitle: 'Reject {name}',
  rejectHint: 'The member reads the reason and may apply again.',
  reasonForMember: 'At least 3 characters; the member reads it.',
} satisfies SameTexts<typeof base>
