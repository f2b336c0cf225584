import type { ShippedAvatar } from '@cliffhanger/contract/account/avatars.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'

/** Somebody who came to the demonstration platform, and by whom. Nobody signs in as them. */
export interface CastMember {
  readonly name: string
  readonly language: Language
  /** A sign-in name of the demonstration, or the name of somebody else of the cast. */
  readonly invitedBy?: string
  /** Day of the past on which they came. */
  readonly day: number
  /** Their picture, where it is not left to the product: it suits the name, and nobody in the chats of one member has that of another. */
  readonly avatar?: ShippedAvatar
}

/** Who comes in the past of the demonstration. Those invited by others of the cast come after them. */
export const cast: readonly CastMember[] = [
  { name: 'Nguyễn Thu Trang', language: 'vi', invitedBy: 'linh', day: 3, avatar: '/public/avatars/05.svg' },
  { name: 'Trần Minh Khôi', language: 'vi', invitedBy: 'linh', day: 6, avatar: '/public/avatars/10.svg' },
  { name: 'Hannah Brooks', language: 'en', invitedBy: 'linh', day: 11, avatar: '/public/avatars/09.svg' },
  { name: 'Phạm Gia Bảo', language: 'vi', invitedBy: 'linh', day: 19, avatar: '/public/avatars/04.svg' },
  { name: '李沐阳', language: 'zh-CN', invitedBy: 'linh', day: 27, avatar: '/public/avatars/07.svg' },
  { name: 'Võ Ngọc Ánh', language: 'vi', invitedBy: 'linh', day: 44, avatar: '/public/avatars/03.svg' },
  { name: 'Beatriz Nogueira', language: 'pt', invitedBy: 'linh', day: 61, avatar: '/public/avatars/06.svg' },
  { name: 'Đặng Hải Yến', language: 'vi', invitedBy: 'linh', day: 83, avatar: '/public/avatars/01.svg' },
  { name: 'Owen Carter', language: 'en', invitedBy: 'linh', day: 112, avatar: '/public/avatars/11.svg' },
  { name: 'Bùi Quang Huy', language: 'vi', invitedBy: 'linh', day: 148, avatar: '/public/avatars/10.svg' },
  { name: 'Lê Bảo Châu', language: 'vi', invitedBy: 'Nguyễn Thu Trang', day: 9, avatar: '/public/avatars/03.svg' },
  { name: 'Đỗ Anh Thư', language: 'vi', invitedBy: 'Nguyễn Thu Trang', day: 22, avatar: '/public/avatars/05.svg' },
  { name: 'Grace Whitfield', language: 'en', invitedBy: 'Hannah Brooks', day: 30, avatar: '/public/avatars/12.svg' },
  { name: 'Ngô Đức Long', language: 'vi', invitedBy: 'Trần Minh Khôi', day: 36, avatar: '/public/avatars/04.svg' },
  { name: 'Noah Bennett', language: 'en', invitedBy: 'Hannah Brooks', day: 48, avatar: '/public/avatars/02.svg' },
  { name: '赵一诺', language: 'zh-CN', invitedBy: '李沐阳', day: 52, avatar: '/public/avatars/01.svg' },
  { name: '孙浩然', language: 'zh-CN', invitedBy: '李沐阳', day: 58, avatar: '/public/avatars/10.svg' },
  { name: 'Hồ Khánh Vy', language: 'vi', invitedBy: 'Phạm Gia Bảo', day: 67, avatar: '/public/avatars/03.svg' },
  { name: 'Rafael Moreira', language: 'pt', invitedBy: 'Beatriz Nogueira', day: 74, avatar: '/public/avatars/11.svg' },
  { name: 'Larissa Campos', language: 'pt', invitedBy: 'Beatriz Nogueira', day: 90, avatar: '/public/avatars/08.svg' },
  { name: 'Dương Tấn Phát', language: 'vi', invitedBy: 'Võ Ngọc Ánh', day: 96, avatar: '/public/avatars/10.svg' },
  { name: '周雨桐', language: 'zh-CN', invitedBy: '李沐阳', day: 105, avatar: '/public/avatars/03.svg' },
  { name: 'Ella Thompson', language: 'en', invitedBy: 'Owen Carter', day: 121, avatar: '/public/avatars/09.svg' },
  { name: 'Lý Mai Chi', language: 'vi', invitedBy: 'Đặng Hải Yến', day: 139, avatar: '/public/avatars/01.svg' },
  {
    name: 'Trương Nhật Nam',
    language: 'vi',
    invitedBy: 'Nguyễn Thu Trang',
    day: 160,
    avatar: '/public/avatars/04.svg',
  },
  { name: 'Camila Duarte', language: 'pt', invitedBy: 'paulo', day: 8, avatar: '/public/avatars/08.svg' },
  { name: 'Thiago Ramos', language: 'pt', invitedBy: 'paulo', day: 17, avatar: '/public/avatars/11.svg' },
  { name: 'Marina Teixeira', language: 'pt', invitedBy: 'paulo', day: 40, avatar: '/public/avatars/06.svg' },
  { name: 'Lucas Pacheco', language: 'pt', invitedBy: 'Camila Duarte', day: 65, avatar: '/public/avatars/07.svg' },
  { name: 'Sofia Barros', language: 'pt', invitedBy: 'paulo', day: 101, avatar: '/public/avatars/05.svg' },
  { name: '何静怡', language: 'zh-CN', invitedBy: 'xiaoyu', day: 14, avatar: '/public/avatars/05.svg' },
  { name: '郭子涵', language: 'zh-CN', invitedBy: 'xiaoyu', day: 33, avatar: '/public/avatars/10.svg' },
  { name: '林嘉欣', language: 'zh-CN', invitedBy: '何静怡', day: 71, avatar: '/public/avatars/01.svg' },
]

/** Who came by the channel of a distributor, and was invited by nobody. */
export const guestsOfChannel: readonly CastMember[] = [
  { name: 'Maya Collins', language: 'en', day: 55, avatar: '/public/avatars/12.svg' },
  { name: '徐文博', language: 'zh-CN', day: 69, avatar: '/public/avatars/04.svg' },
  { name: 'Đinh Phương Thảo', language: 'vi', day: 94, avatar: '/public/avatars/03.svg' },
  { name: 'Gustavo Lima', language: 'pt', day: 127, avatar: '/public/avatars/02.svg' },
]

/** Somebody who invited themselves under another name, on the device they have. */
export const selfInvited: CastMember = {
  name: 'Phạm Bảo',
  language: 'vi',
  invitedBy: 'Phạm Gia Bảo',
  day: 88,
  avatar: '/public/avatars/04.svg',
}
