import type { SameTexts } from '../../../translate.ts'
import type { tasks as base } from '../../zh-CN/rewards/tasks.ts'

export const tasks = {
  title: 'Nhiệm vụ',
  daily: 'Hằng ngày',
  beginner: 'Cho người mới',
  watch: 'Xem phim nhận thưởng',
  go: 'Làm ngay',
  goTo: 'Làm ngay: {task}',
  claim: 'Nhận',
  claimTask: 'Nhận: {task}',
  received: 'Đã xong',
  all: 'Tất cả nhiệm vụ',
  progress: '{done}/{target}',
  minutes: '{done}/{target} phút',
  progressOf: 'Tiến độ: {task}',
  groupDone: 'Xong {done}/{total}',
  credited: 'Hoàn thành là phần thưởng tự động về tài khoản.',
  endsToday: 'Bấm Nhận trong ngày. Sau {time}, phần thưởng chưa nhận sẽ hết hạn.',
  got: 'Bạn nhận được {reward}',
  unsure: 'Chưa có phản hồi. Hãy bấm nhận lại, thưởng chỉ tính một lần.',
} satisfies SameTexts<typeof base>
