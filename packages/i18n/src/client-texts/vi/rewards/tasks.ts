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
  credited: 'Các phần thưởng này tự động đến khi bạn hoàn thành.',
  endsToday: 'Nhấn Nhận để lấy các phần thưởng này trong ngày. Sau {time}, phần chưa nhận sẽ mất.',
  got: 'Bạn nhận được {reward}',
  unsure: 'Chưa có phản hồi. Hãy nhận lại; bạn chỉ nhận một lần.',
} satisfies SameTexts<typeof base>
