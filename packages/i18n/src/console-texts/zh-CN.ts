import { account } from './zh-CN/account.ts'
import { audit } from './zh-CN/audit.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { drama } from './zh-CN/drama.ts'
import { operators } from './zh-CN/operators.ts'
import { platform } from './zh-CN/platform.ts'
import { settings } from './zh-CN/settings.ts'
import { shell } from './zh-CN/shell.ts'
import { upload } from './zh-CN/upload.ts'

export const texts = { account, audit, dashboard, drama, operators, platform, settings, shell, upload }
