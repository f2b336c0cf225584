import type { SameTexts } from '../../translate.ts'
import type { realNames as base } from '../zh-CN/real-names.ts'

export const realNames = {
  realNames: 'ID verification',
  application: 'Application',
  toReview: 'To review',
  certified: 'Verified',
  rejected: 'Rejected',
  applied: 'Applied',
  open: 'Open',
  openTitle: 'Open {name}’s application',
  openHint: 'You’ll see a name, a number and pictures of an ID. This is recorded in the audit log.',
  name: 'Name',
  idNumber: 'ID number',
  pictures: 'ID pictures',
  sameNumber: {
    one: 'Another member applied with the same ID number.',
    other: '{count} other members applied with the same ID number.',
  },
  certify: 'Verify',
  certifyTitle: 'Verify {name}',
  certifyHint: 'The member is verified immediately.',
  reject: 'Reject',
  rejectTitle: 'Reject {name}',
  rejectHint: 'The member sees the reason and can apply again.',
  reasonForMember: 'Min. 3 characters. The member sees it.',
} satisfies SameTexts<typeof base>
