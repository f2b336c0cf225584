import type { SameTexts } from '../../translate.ts'
import type { reports as base } from '../zh-CN/reports.ts'

export const reports = {
  title: 'Report',
  hint: 'Only the platform sees this. Nobody is told who reported.',
  reason: 'Reason',
  reasonHint: 'In a few words',
  usualReasons: 'Usual reasons',
  reasonEmpty: 'The reason cannot be empty',
  spam: 'Spam',
  fraud: 'Fraud',
  harassment: 'Harassment',
  nudity: 'Nudity',
  violence: 'Violence',
  infringement: 'Violates my rights',
  description: 'What happened',
  descriptionHint: 'When and how it happened',
  descriptionEmpty: 'The description cannot be empty',
  images: 'Proof',
  imagesHint: '1 to {max} pictures, such as screenshots',
  imagesEmpty: 'The proof image cannot be empty',
  image: 'Proof {number}',
  addImages: 'Add pictures',
  removeImage: 'Remove picture {number}',
  stillUploading: 'The pictures are still uploading',
  send: 'Send report',
  sent: 'Thank you, we will look into it',
} satisfies SameTexts<typeof base>
