import * as z from 'zod/mini'
import { event } from '../event.ts'
import { language, loginUser, memberSetting } from './schemas.ts'

/** My own record changed, on another device or by an operator. */
export const userInfoChanged = event({
  action: 'user_info',
  stream: 'user',
  data: z.object({ user_info: loginUser }),
})

/** My preferences changed on another device. */
export const settingChanged = event({
  action: 'setting_changed',
  stream: 'user',
  data: z.object({ setting: memberSetting, language }),
})
