import type { Language } from '@cliffhanger/i18n/languages.ts'

/** Somebody who came to the demonstration platform, and by whom. Nobody signs in as them. */
export interface CastMember {
  readonly name: string
  readonly language: Language
  /** A sign-in name of the demonstration, or the name of somebody else of the cast. */
  readonly invitedBy?: string
  /** Day of the past on which they came. */
  readonly day: number
}

/** Who comes in the past of the demonstration. Those invited by others of the cast come after them. */
export const cast: readonly CastMember[] = [
  { name: 'Nguyễn Thu Trang', language: 'vi', invitedBy: 'linh', day: 3 },
  { name: 'Trần Minh Khôi', language: 'vi', invitedBy: 'linh', day: 6 },
  { name: 'Hannah Brooks', language: 'en', invitedBy: 'linh', day: 11 },
  { name: 'Phạm Gia Bảo', language: 'vi', invitedBy: 'linh', day: 19 },
  { name: '李沐阳', language: 'zh-CN', invitedBy: 'linh', day: 27 },
  { name: 'Võ Ngọc Ánh', language: 'vi', invitedBy: 'linh', day: 44 },
  { name: 'Beatriz Nogueira', language: 'pt', invitedBy: 'linh', day: 61 },
  { name: 'Đặng Hải Yến', language: 'vi', invitedBy: 'linh', day: 83 },
  { name: 'Owen Carter', language: 'en', invitedBy: 'linh', day: 112 },
  { name: 'Bùi Quang Huy', language: 'vi', invitedBy: 'linh', day: 148 },
  { name: 'Lê Bảo Châu', language: 'vi', invitedBy: 'Nguyễn Thu Trang', day: 9 },
  { name: 'Đỗ Anh Thư', language: 'vi', invitedBy: 'Nguyễn Thu Trang', day: 22 },
  { name: 'Grace Whitfield', language: 'en', invitedBy: 'Hannah Brooks', day: 30 },
  { name: 'Ngô Đức Long', language: 'vi', invitedBy: 'Trần Minh Khôi', day: 36 },
  { name: 'Noah Bennett', language: 'en', invitedBy: 'Hannah Brooks', day: 48 },
  { name: '赵一诺', language: 'zh-CN', invitedBy: '李沐阳', day: 52 },
  { name: '孙浩然', language: 'zh-CN', invitedBy: '李沐阳', day: 58 },
  { name: 'Hồ Khánh Vy', language: 'vi', invitedBy: 'Phạm Gia Bảo', day: 67 },
  { name: 'Rafael Moreira', language: 'pt', invitedBy: 'Beatriz Nogueira', day: 74 },
  { name: 'Larissa Campos', language: 'pt', invitedBy: 'Beatriz Nogueira', day: 90 },
  { name: 'Dương Tấn Phát', language: 'vi', invitedBy: 'Võ Ngọc Ánh', day: 96 },
  { name: '周雨桐', language: 'zh-CN', invitedBy: '李沐阳', day: 105 },
  { name: 'Ella Thompson', language: 'en', invitedBy: 'Owen Carter', day: 121 },
  { name: 'Lý Mai Chi', language: 'vi', invitedBy: 'Đặng Hải Yến', day: 139 },
  { name: 'Trương Nhật Nam', language: 'vi', invitedBy: 'Nguyễn Thu Trang', day: 160 },
  { name: 'Camila Duarte', language: 'pt', invitedBy: 'paulo', day: 8 },
  { name: 'Thiago Ramos', language: 'pt', invitedBy: 'paulo', day: 17 },
  { name: 'Marina Teixeira', language: 'pt', invitedBy: 'paulo', day: 40 },
  { name: 'Lucas Pacheco', language: 'pt', invitedBy: 'Camila Duarte', day: 65 },
  { name: 'Sofia Barros', language: 'pt', invitedBy: 'paulo', day: 101 },
  { name: '何静怡', language: 'zh-CN', invitedBy: 'xiaoyu', day: 14 },
  { name: '郭子涵', language: 'zh-CN', invitedBy: 'xiaoyu', day: 33 },
  { name: '林嘉欣', language: 'zh-CN', invitedBy: '何静怡', day: 71 },
]

/** Who came by the channel of a distributor, and was invited by nobody. */
export const guestsOfChannel: readonly CastMember[] = [
  { name: 'Maya Collins', language: 'en', day: 55 },
  { name: '徐文博', language: 'zh-CN', day: 69 },
  { name: 'Đinh Phương Thảo', language: 'vi', day: 94 },
  { name: 'Gustavo Lima', language: 'pt', day: 127 },
]

/** Somebody who invited themselves under another name, on the device they have. */
export const selfInvited: CastMember = { name: 'Phạm Bảo', language: 'vi', invitedBy: 'Phạm Gia Bảo', day: 88 }
