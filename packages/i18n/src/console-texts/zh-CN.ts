import { account } from './zh-CN/account.ts'
import { acts } from './zh-CN/acts.ts'
import { audit } from './zh-CN/audit.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { drama } from './zh-CN/drama.ts'
import { operators } from './zh-CN/operators.ts'
import { platform } from './zh-CN/platform.ts'
import { settings } from './zh-CN/settings.ts'
import { shell } from './zh-CN/shell.ts'
import { upload } from './zh-CN/upload.ts'

export const texts = { account, acts, audit, dashboard, drama, operators, platform, settings, shell, upload }
